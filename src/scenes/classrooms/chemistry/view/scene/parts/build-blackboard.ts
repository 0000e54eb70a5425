import { BoxGeometry, Group, Mesh, MeshStandardMaterial, PlaneGeometry } from 'three'
import { sansFont } from '../../../../../../stage/canvas-fonts.ts'
import { matt } from '../../../../common/view/scene/materials.ts'
import { print } from '../../../../common/view/scene/textures.ts'
import { sceneConfig } from '../../../config.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { reactions, type SpeciesId } from '../../../model/reaction.ts'

import { formulas, formulaWidth, writeFormula } from '../formula.ts'

const { x, z, width, height } = sceneConfig.sign
const [wide, high] = [1280, 350]
const chalk = '#f4f0e4'

type Context = CanvasRenderingContext2D

/** A small blackboard with the equation as the learner has it. */
export function buildBlackboard() {
  const root = new Group()
  const { texture, draw } = print(wide, high)
  const frame = new Mesh(
    new BoxGeometry(width + 0.014, height + 0.014, 0.008),
    matt(0x9a6d3e, 0.55),
  )
  frame.castShadow = true
  const blackboard = new Mesh(
    new PlaneGeometry(width, height),
    new MeshStandardMaterial({ map: texture, roughness: 0.95, envMapIntensity: 0.2 }),
  )
  blackboard.position.z = 0.0045
  const leg = new Mesh(new BoxGeometry(0.05, 0.008, 0.04), matt(0x9a6d3e, 0.55))
  leg.position.set(0, -height / 2 - 0.009, 0)
  root.add(frame, blackboard, leg)
  root.position.set(x, height / 2 + 0.013, z)
  root.rotation.x = -0.12
  let shown = ''
  return {
    root,
    update({ reaction, numbers, balanced }: MoleculeLab) {
      const { reactants, products } = reactions[reaction]
      const now = JSON.stringify([reaction, numbers, balanced.includes(reaction)])
      if (now === shown) return
      shown = now
      const termsOf = (ids: readonly SpeciesId[]) =>
        ids.map((id) => ({ formula: formulas[id], many: numbers[id] ?? 0 }))
      draw((context) =>
        write(context, termsOf(reactants), termsOf(products), balanced.includes(reaction)),
      )
    },
  }
}

interface Term {
  formula: string
  many: number
}

function write(context: Context, left: Term[], right: Term[], isBalanced: boolean) {
  context.fillStyle = '#2c3a34'
  context.fillRect(0, 0, wide, high)
  const all = [...left, ...right]
  const widthAt = (size: number) =>
    all.reduce((sum, { formula }) => sum + size * 1.19 + formulaWidth(context, formula, size), 0) +
    size * 1.05 * (all.length - 1)
  const most = wide * 0.9
  const size = Math.min(128, (128 * most) / Math.max(1, widthAt(128)))
  const [box, gap, signWidth] = [size * 0.95, size * 0.24, size * 1.05]
  const total = widthAt(size)
  const y = high * 0.5 + size * 0.34
  let at = (wide - total) / 2
  for (const [index, term] of all.entries()) {
    if (index > 0) {
      const middle = at + signWidth / 2
      if (index === left.length) arrow(context, middle, y - size * 0.34, size * 0.62)
      else symbol(context, '+', middle, y, size)
      at += signWidth
    }
    context.strokeStyle = 'rgb(244 240 228 / 0.55)'
    context.lineWidth = 4
    context.strokeRect(at, y - size * 0.95, box, size * 1.2)
    context.fillStyle = '#ffd36b'
    if (term.many > 0) symbol(context, String(term.many), at + box / 2, y, size, '#ffd36b')
    const long = formulaWidth(context, term.formula, size)
    context.fillStyle = chalk
    writeFormula(context, term.formula, { x: at + box + gap + long / 2, y, size })
    at += box + gap + long
  }
  if (!isBalanced) return
  // Ticked, not coloured alone.
  context.strokeStyle = '#8fd694'
  context.lineWidth = 14
  context.beginPath()
  context.moveTo(wide - 110, 70)
  context.lineTo(wide - 82, 98)
  context.lineTo(wide - 34, 38)
  context.stroke()
}

function symbol(context: Context, text: string, x0: number, y: number, size: number, ink = chalk) {
  context.fillStyle = ink
  context.font = sansFont(600, size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, x0, y)
}

function arrow(context: Context, x0: number, y: number, long: number) {
  context.strokeStyle = chalk
  context.lineWidth = 9
  context.beginPath()
  context.moveTo(x0 - long / 2, y)
  context.lineTo(x0 + long / 2, y)
  context.moveTo(x0 + long / 2 - 26, y - 22)
  context.lineTo(x0 + long / 2, y)
  context.lineTo(x0 + long / 2 - 26, y + 22)
  context.stroke()
}
