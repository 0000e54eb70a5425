import { InstancedMesh, Matrix4, type Object3D, Vector3 } from 'three'
import { runAction } from '../../../../common/model/lesson.ts'
import type { SceneContentProps } from '../../../../common/view/scene/lesson-stage.tsx'
import { openScene } from '../../../../common/view/scene/testing/scene-rules.tsx'
import { moleculeLesson as lesson } from '../../../model/lesson/lesson.ts'
import { chooseReaction, type MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import type { Amounts, ReactionId } from '../../../model/reaction.ts'
import { Molecules } from '../molecule-scene.tsx'

type Props = SceneContentProps<MoleculeLab>
const figures = (value: number, places = 0) => value.toFixed(places)

export const Scene = (props: Props) => <Molecules {...props} figures={figures} />

/** The scene without a stage, whose frames come when the test says so. */
export async function open() {
  const opened = await openScene(lesson, Scene)
  const frame = async (change = () => {}) => {
    change()
    await opened.frame()
  }
  return { ...opened, frame }
}

export function run(lab: MoleculeLab, ...ids: string[]): void {
  for (const id of ids) runAction(lesson, lab, id)
}

/** Balances an equation of a lab. */
export function balance(lab: MoleculeLab, reaction: ReactionId, numbers: Amounts): void {
  chooseReaction(lab, reaction)
  Object.assign(lab.numbers, numbers)
  run(lab, 'check')
}

/** Balls of a thing, in its own meters. */
export function ballsOf(thing: Object3D) {
  thing.updateWorldMatrix(true, true)
  const balls = thing.getObjectByName('balls')
  if (!(balls instanceof InstancedMesh)) throw new Error('no balls')
  return Array.from({ length: balls.count }, (_, index) => {
    const matrix = new Matrix4()
    balls.getMatrixAt(index, matrix)
    matrix.premultiply(balls.matrixWorld).premultiply(thing.matrixWorld.clone().invert())
    const at = new Vector3().setFromMatrixPosition(matrix)
    return { at, radius: new Vector3().setFromMatrixScale(matrix).x }
  })
}
