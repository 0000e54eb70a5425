import { InstancedMesh, Matrix4, type Object3D, SphereGeometry, Vector3 } from 'three'
import { runAction } from '../../../../common/model/lesson.ts'
import { moleculeLesson as lesson } from '../../../model/lesson/lesson.ts'
import { chooseReaction, type MoleculeLab } from '../../../model/lesson/molecule-lab.ts'

import type { Amounts, ReactionId } from '../../../model/reaction.ts'

export const act = (lab: MoleculeLab, id: string) => runAction(lesson, lab, id)

/** Balances an equation of a lab. */
export function balance(lab: MoleculeLab, reaction: ReactionId, numbers: Amounts): MoleculeLab {
  chooseReaction(lab, reaction)
  Object.assign(lab.numbers, numbers)
  act(lab, 'check')
  return lab
}

/** Balls of a part, in the part's own metres: those of its largest set of balls. */
export function ballsOf(part: Object3D | undefined) {
  const balls: { at: Vector3; radius: number }[] = []
  const matrix = new Matrix4()
  part?.traverse((each) => {
    if (!(each instanceof InstancedMesh) || !(each.geometry instanceof SphereGeometry)) return
    if (!each.instanceColor) return
    for (let index = 0; index < each.count; index += 1) {
      each.getMatrixAt(index, matrix)
      const at = new Vector3().setFromMatrixPosition(matrix)
      balls.push({ at, radius: new Vector3().setFromMatrixScale(matrix).x })
    }
  })
  return balls
}
