import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import type { StructureId } from '../../model/shelf.ts'

/** As chemists of all languages write them: digits stand low, a charge high. */
export const formulas: Record<StructureId, string> = {
  water: 'H2O',
  carbonDioxide: 'CO2',
  ammonia: 'NH3',
  methane: 'CH4',
  oxygen: 'O2',
  hydrogen: 'H2',
  ethanol: 'C2H5OH',
  benzene: 'C6H6',
  hydronium: 'H3O+',
  hydroxide: 'OH-',
}

interface FormulaPlace {
  /** Of its middle, and of the line that its letters stand on. */
  x: number
  y: number
  /** Of a letter, pixels. */
  size: number
}

type Context = CanvasRenderingContext2D

const partsOf = (formula: string) => formula.match(/[A-Z][a-z]?|\d+|[+-]/g) ?? []

const fontOf = (part: string, size: number) =>
  sansFont(600, Math.round(/[A-Z]/.test(part) ? size : size * 0.66))

export function formulaWidth(context: Context, formula: string, size: number): number {
  return partsOf(formula).reduce((sum, part) => {
    context.font = fontOf(part, size)
    return sum + context.measureText(part).width
  }, 0)
}

export function writeFormula(context: Context, formula: string, { x, y, size }: FormulaPlace) {
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  let at = x - formulaWidth(context, formula, size) / 2
  for (const part of partsOf(formula)) {
    context.font = fontOf(part, size)
    const drop = /\d/.test(part) ? size * 0.2 : /[+-]/.test(part) ? -size * 0.42 : 0
    // A dash, which the small cut of our face has; it has no minus.
    const text = part === '-' ? '\u2013' : part
    context.fillText(text, at, y + drop)
    at += context.measureText(text).width
  }
}
