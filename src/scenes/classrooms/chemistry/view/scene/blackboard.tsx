import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { Matt, usePrint } from '../../../common/view/scene/solid.tsx'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { type Amounts, type ReactionId, reactions } from '../../model/reaction.ts'
import { type FormulaPlace, formulas, formulaWidth, writeFormula } from './formula.ts'

const { width, height } = sceneConfig.sign
const [wide, high] = [1280, 350]
const chalk = '#f4f0e4'

/** A small blackboard with the equation as the learner has it. */
export function Blackboard({ lab }: { lab: MoleculeLab }) {
  const { reaction, numbers, balanced } = useSnapshot(lab) as MoleculeLab
  const isBalanced = balanced.includes(reaction)
  const { texture, draw } = usePrint(wide, high)
  useLayoutEffect(
    () => draw((context) => drawEquation(context, reaction, numbers, isBalanced)),
    [draw, reaction, numbers, isBalanced],
  )
  return (
    <group position-y={height / 2 + 0.013} rotation-x={-0.12}>
      <mesh castShadow>
        <boxGeometry args={[width + 0.014, height + 0.014, 0.008]} />
        <Matt color={0x9a6d3e} roughness={0.55} />
      </mesh>
      <mesh position-z={0.0045}>
        <planeGeometry args={[width, height]} />
        <meshStandardMaterial map={texture} roughness={0.95} envMapIntensity={0.2} />
      </mesh>
      <mesh position-y={-height / 2 - 0.009}>
        <boxGeometry args={[0.05, 0.008, 0.04]} />
        <Matt color={0x9a6d3e} roughness={0.55} />
      </mesh>
    </group>
  )
}

type Context = CanvasRenderingContext2D

/** Each formula has a box before it for its number; a balanced equation is ticked, not colored alone. */
function drawEquation(
  context: Context,
  reaction: ReactionId,
  numbers: Amounts,
  isBalanced: boolean,
): void {
  context.fillStyle = '#2c3a34'
  context.fillRect(0, 0, wide, high)
  const { reactants, products } = reactions[reaction]
  const terms = [...reactants, ...products].map((id) => ({
    formula: formulas[id],
    number: numbers[id] ?? 0,
  }))
  const widthAt = (size: number) =>
    size * 1.05 * (terms.length - 1) +
    terms.reduce((sum, { formula }) => sum + size * 1.19 + formulaWidth(context, formula, size), 0)
  const size = Math.min(128, (128 * wide * 0.9) / Math.max(1, widthAt(128)))
  const y = high * 0.5 + size * 0.34
  let x = (wide - widthAt(size)) / 2
  for (const [index, { formula, number }] of terms.entries()) {
    if (index > 0) {
      const middle = x + size * 0.525
      if (index === reactants.length) drawArrow(context, middle, y - size * 0.34, size * 0.62)
      else drawSymbol(context, '+', { x: middle, y, size }, chalk)
      x += size * 1.05
    }
    context.strokeStyle = 'rgb(244 240 228 / 0.55)'
    context.lineWidth = 4
    context.strokeRect(x, y - size * 0.95, size * 0.95, size * 1.2)
    if (number > 0) drawSymbol(context, String(number), { x: x + size * 0.475, y, size }, '#ffd36b')
    const long = formulaWidth(context, formula, size)
    context.fillStyle = chalk
    writeFormula(context, formula, { x: x + size * 1.19 + long / 2, y, size })
    x += size * 1.19 + long
  }
  if (isBalanced) drawTick(context)
}

function drawSymbol(context: Context, text: string, at: FormulaPlace, ink: string) {
  context.fillStyle = ink
  context.font = sansFont(600, at.size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, at.x, at.y)
}

/** A line through points, in the ink that is chosen. */
function drawLine(context: Context, width: number, ...points: readonly [x: number, y: number][]) {
  context.lineWidth = width
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.stroke()
}

function drawArrow(context: Context, middle: number, y: number, long: number) {
  const [tail, tip] = [middle - long / 2, middle + long / 2]
  context.strokeStyle = chalk
  drawLine(context, 9, [tail, y], [tip, y])
  drawLine(context, 9, [tip - 26, y - 22], [tip, y], [tip - 26, y + 22])
}

function drawTick(context: Context) {
  context.strokeStyle = '#8fd694'
  drawLine(context, 14, [wide - 110, 70], [wide - 82, 98], [wide - 34, 38])
}
