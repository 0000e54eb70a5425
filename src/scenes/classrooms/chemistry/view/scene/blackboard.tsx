import { useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { useCanvasTexture } from '../../../common/view/scene/shadowed-mesh.tsx'
import { Block } from '../../../common/view/scene/shapes.tsx'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab } from '../../model/lesson/molecule-lab.ts'
import { type Amounts, type ReactionId, reactions } from '../../model/reaction.ts'
import { formulas } from './formula.ts'

const { width, height } = sceneConfig.sign
const [wide, high] = [1280, 350]
const chalk = '#f4f0e4'

/** A small blackboard with the equation as the learner has it. */
export function Blackboard({ lab }: { lab: MoleculeLab }) {
  const { reaction, numbers, balanced } = useSnapshot(lab) as MoleculeLab
  const isBalanced = balanced.includes(reaction)
  const { texture, draw } = useCanvasTexture(wide, high)
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

/** Of a letter, pixels; what belongs to it is told from it. */
const size = 128
const [boxWidth, boxGap, signWidth] = [0.95 * size, 0.24 * size, 1.05 * size]

/** Each formula has a box before it for its number; a balanced equation is ticked, not colored alone. */
function drawEquation(
  context: CanvasRenderingContext2D,
  reaction: ReactionId,
  numbers: Amounts,
  isBalanced: boolean,
): void {
  context.fillStyle = '#2c3a34'
  context.fillRect(0, 0, wide, high)
  context.font = sansFont(600, size)
  context.textAlign = 'center'
  const write = (text: string, x: number, ink = chalk) => {
    context.fillStyle = ink
    context.fillText(text, x, 0)
  }
  const { reactants, products } = reactions[reaction]
  const terms = [...reactants, ...products].map((id) => {
    const formula = formulas[id]
    return { formula, long: context.measureText(formula).width, number: numbers[id] ?? 0 }
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
    if (index > 0) {
      write(index === reactants.length ? '→' : '+', x + signWidth / 2)
      x += signWidth
    }
    context.strokeStyle = 'rgb(244 240 228 / 0.55)'
    context.lineWidth = 4 / fit
    context.strokeRect(x, -0.95 * size, boxWidth, 1.2 * size)
    if (number > 0) write(String(number), x + boxWidth / 2, '#ffd36b')
    x += boxWidth + boxGap
    write(formula, x + long / 2)
    x += long
  }
  context.restore()
  context.save()
  context.translate(1208, 110)
  if (isBalanced) write('✓', 0, '#8fd694')
  context.restore()
}
