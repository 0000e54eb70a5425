import { InstancedMesh, Matrix4, type Object3D, Raycaster, SphereGeometry, Vector3 } from 'three'
import { runAction } from '../../../../common/model/operate.ts'
import type { LessonSet } from '../../../../common/view/scene/lesson-set.ts'
import { isSeen, meshesOf, trianglesOf } from '../../../../common/view/scene/testing/set-help.ts'
import { setConfig } from '../../../config.ts'
import { moleculeLesson as lesson } from '../../../model/lesson/lesson.ts'
import type { MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import { chooseReaction } from '../../../model/lesson/molecule-lab.ts'
import { showMolecule } from '../../../model/lesson/stand.ts'
import type { Amounts, ReactionId } from '../../../model/reaction.ts'

export const act = (lab: MoleculeLab, id: string) => runAction(lesson, lab, id)

/** A lab whose equation is balanced. */
export function balanced(reaction: ReactionId, numbers: Amounts): MoleculeLab {
  const lab = lesson.create()
  chooseReaction(lab, reaction)
  Object.assign(lab.numbers, numbers)
  act(lab, 'check')
  return lab
}

/** All that can be on the bench at once. */
export function fullest() {
  const lab = balanced('methaneBurns', { methane: 1, oxygen: 2, carbonDioxide: 1, water: 2 })
  lab.put = { methane: 12, oxygen: 12, carbonDioxide: 12, water: 12 }
  showMolecule(lab, 'ethanol')
  for (const id of ['pairs', 'measure-angle', 'measure-bond']) act(lab, id)
  return { lab }
}

export function count(root: Object3D) {
  let calls = 0
  let triangles = 0
  for (const mesh of meshesOf(root)) {
    if (!isSeen(mesh) || (mesh instanceof InstancedMesh && mesh.count === 0)) continue
    calls += Array.isArray(mesh.material) ? mesh.material.length : 1
    triangles += trianglesOf(mesh)
  }
  return { calls, triangles }
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

/** A ray from the first view's eye to a place. */
export function rayOn<Lab>(set: LessonSet<Lab>, at: [number, number, number]): Raycaster {
  set.root.updateMatrixWorld(true)
  const eye = new Vector3(0.03, 0.39, setConfig.view.distance)
  return new Raycaster(eye, new Vector3(...at).sub(eye).normalize())
}
