import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { Block } from '../../../common/view/scene/shapes.tsx'
import { usePrint } from '../../../common/view/scene/solid.tsx'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { type Amounts, type ReactionId, reactions } from '../../model/reaction.ts'
import { formulas, formulaWidth, writeFormula } from './formula.ts'

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
      <Block size={[width + 0.014, height + 0.014, 0.008]} color={0x9a6d3e} />
      <mesh position-z={0.0045}>
        <planeGeometry args={[width, height]} />
        <meshStandardMaterial map={texture} roughness={0.95} envMapIntensity={0.2} />
      </mesh>
      <Block position-y={-height / 2 - 0.009} size={[0.05, 0.008, 0.04]} color={0x9a6d3e} />
    </group>
  )
}

type Context = CanvasRenderingContext2D

/** Of a letter, pixels; what belongs to it is told from it. */
const size = 128
const [boxWidth, boxGap, signWidth] = [0.95 * size, 0.24 * size, 1.05 * size]

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
  const terms = [...reactants, ...products].map((id) => {
    const formula = formulas[id]
    return { formula, long: formulaWidth(context, formula, size), number: numbers[id] ?? 0 }
  })
  const total = terms.reduce(
    (sum, { long }) => sum + boxWidth + boxGap + long + signWidth,
    -signWidth,
  )
  const fit = Math.min(1, (wide * 0.9) / total)
  context.save()
  context.translate(wide / 2, high / 2 + 0.34 * size * fit)
  context.scale(fit, fit)
  let x = -total / 2
  for (const [index, { formula, long, number }] of terms.entries()) {
    if (index === reactants.length) drawArrow(context, x + signWidth / 2)
    else if (index > 0) drawSymbol(context, '+', x + signWidth / 2, chalk)
    if (index > 0) x += signWidth
    context.strokeStyle = 'rgb(244 240 228 / 0.55)'
    context.lineWidth = 4 / fit
    context.strokeRect(x, -0.95 * size, boxWidth, 1.2 * size)
    if (number > 0) drawSymbol(context, String(number), x + boxWidth / 2, '#ffd36b')
    x += boxWidth + boxGap
    context.fillStyle = chalk
    writeFormula(context, formula, { x: x + long / 2, y: 0, size })
    x += long
  }
  context.restore()
  if (isBalanced) drawLine(context, '#8fd694', 14, [1170, 70], [1198, 98], [1246, 38])
}

function drawSymbol(context: Context, text: string, x: number, ink: string) {
  context.fillStyle = ink
  context.font = sansFont(600, size)
  context.textAlign = 'center'
  context.textBaseline = 'alphabetic'
  context.fillText(text, x, 0)
}

type Points = readonly (readonly [x: number, y: number])[]

function drawLine(context: Context, ink: string, width: number, ...points: Points) {
  context.strokeStyle = ink
  context.lineWidth = width
  context.beginPath()
  for (const point of points) context.lineTo(...point)
  context.stroke()
}

function drawArrow(context: Context, middle: number) {
  const [tail, tip, y] = [middle - 0.31 * size, middle + 0.31 * size, -0.34 * size]
  drawLine(context, chalk, 9, [tail, y], [tip, y])
  drawLine(context, chalk, 9, [tip - 26, y - 22], [tip, y], [tip - 26, y + 22])
}
