import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { add } from '../../../../../math/vector.ts'
import { sansFont } from '../../../../../stage/canvas-fonts.ts'
import { useCanvasTexture, woodColors } from '../../../common/view/scene/shadowed-mesh.tsx'
import { Block } from '../../../common/view/scene/shapes.tsx'
import { sceneConfig } from '../../config.ts'
import type { MoleculeLab, ShownMoleculeId } from '../../model/lesson/molecule-lab.ts'
import { structureIds, structureOf } from '../../model/shelf.ts'
import { centerOf, movePlaces } from '../../model/structure.ts'
import { radiusOf } from './atom-style.ts'
import { type BallStickModel, modelOf } from './ball-stick-model.ts'
import { BallsAndSticks } from './balls-and-sticks.tsx'
import { formulas } from './formula.ts'

const { y: top, width, scale, step } = sceneConfig.shelf
const share = sceneConfig.ball.shelf
const thick = 0.014
const edge = 0.024
/** Behind the molecules: white hydrogen and dark carbon are both to be told from it. */
const back = { height: 0.075, thick: 0.006, color: 0x8fa39b }
const foot = top - thick

/** All molecules to one scale, each over its formula; the one on the stand is away. */
export function Shelf({ lab }: { lab: MoleculeLab }) {
  const { molecule } = useSnapshot(lab)
  const model = useMemo(() => rowWithout(molecule), [molecule])
  const formulaStrip = useCanvasTexture(2048, Math.round((2048 * edge) / width), drawFormulas)
  return (
    <>
      <Block position-y={top - thick / 2} size={[width, thick, 0.085]} color={woodColors.oak} />
      <Block
        position={[0, top + back.height / 2, back.thick / 2 - 0.0425]}
        size={[width, back.height, back.thick]}
        color={back.color}
        roughness={0.85}
      />
      <mesh position={[0, top - edge / 2, 0.0432]}>
        <planeGeometry args={[width, edge]} />
        <meshStandardMaterial map={formulaStrip.texture} roughness={0.8} />
      </mesh>
      {/* It stands by itself: a visitor's table has no wall behind it. */}
      {[-0.47, 0.47].map((at) => (
        <Block
          key={at}
          position={[at * width, foot / 2, 0]}
          size={[0.014, foot, 0.06]}
          color={0x9a6d3e}
        />
      ))}
      <group position-y={top} scale={scale}>
        <BallsAndSticks model={model} fine={[18, 8]} castShadow />
      </group>
    </>
  )
}

const columnOf = (index: number) => (index - (structureIds.length - 1) / 2) * step

/** Each stands on the plank, over its formula. */
function rowWithout(taken: ShownMoleculeId): BallStickModel {
  const models = structureIds.flatMap((id, index) => {
    if (id === taken) return []
    const structure = structureOf(id)
    const [x, , z] = centerOf(structure)
    const low = Math.min(
      ...structure.atoms.map((atom) => atom.at[1] - radiusOf(atom, 'balls', share)),
    )
    const shift = [columnOf(index) / scale - x, -low, -z] as const
    return [
      modelOf(
        movePlaces(structure, (at) => add(at, shift)),
        { look: 'balls', share },
      ),
    ]
  })
  return {
    balls: models.flatMap(({ balls }) => balls),
    sticks: models.flatMap(({ sticks }) => sticks),
  }
}

/** Their formulas in a row, along the front of the plank. */
function drawFormulas(context: CanvasRenderingContext2D): void {
  const { width: wide, height } = context.canvas
  context.fillStyle = '#fbf8f1'
  context.fillRect(0, 0, wide, height)
  context.fillStyle = '#14171f'
  context.font = sansFont(600, height * 0.58)
  context.textAlign = 'center'
  for (const [index, id] of structureIds.entries())
    context.fillText(formulas[id], wide * (0.5 + columnOf(index) / width), height * 0.66)
}
