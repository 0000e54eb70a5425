import { create } from '@react-three/test-renderer'
import { InstancedMesh, Matrix4, type Object3D, Vector3 } from 'three'
import { vi } from 'vitest'
import { runAction } from '../../../../common/model/lesson.ts'
import { sessionOf } from '../../../../common/model/testing/lab-help.ts'
import { moleculeLesson as lesson } from '../../../model/lesson/lesson.ts'
import { chooseReaction, type MoleculeLab } from '../../../model/lesson/molecule-lab.ts'
import type { Amounts, ReactionId } from '../../../model/reaction.ts'
import { Molecules } from '../molecule-scene.tsx'
import '../../../../../../stage/elements.ts'

/** The scene without a stage, whose frames come when the test says so. */
export async function open({ room }: { room?: () => null } = {}) {
  const session = sessionOf(lesson)
  const onPick = vi.fn<(id: string) => void>()
  const figures = (value: number, places = 0) => value.toFixed(places)
  const renderer = await create(<Molecules {...{ session, onPick, room, figures }} />)
  const root = renderer.scene.instance as unknown as Object3D
  /** A frame after what was changed is rendered, which takes microtasks. */
  const frame = async (change = () => {}) => {
    change()
    await new Promise((rendered) => setTimeout(rendered))
    await renderer.advanceFrames(1, 0.02)
    root.updateMatrixWorld(true)
  }
  const find = (name: string) => {
    const found = root.getObjectByName(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  await frame()
  return { ...session, renderer, root, onPick, frame, find }
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
  const balls = thing.getObjectByName('balls')
  if (!(balls instanceof InstancedMesh)) throw new Error('no balls')
  return Array.from({ length: balls.count }, (_, index) => {
    const matrix = new Matrix4()
    balls.getMatrixAt(index, matrix)
    const at = new Vector3().setFromMatrixPosition(matrix)
    return { at, radius: new Vector3().setFromMatrixScale(matrix).x }
  })
}
