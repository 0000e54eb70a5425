import { create } from '@react-three/test-renderer'
import type { ComponentType } from 'react'
import { type Object3D, Vector3 } from 'three'
import { expect, type MockInstance, test, vi } from 'vitest'
import type { LessonModel } from '../../../model/lesson.ts'
import { sessionOf } from '../../../model/testing/lab-help.ts'
import { labelPoint } from '../lab-object-group.tsx'
import type { SceneProps } from '../lesson-stage.tsx'
import { expectCheap, heldBy, isSeen, meshesOf } from './scene-help.ts'
import '../../../../../../stage/elements.ts'

type Props<Lab extends object> = Pick<SceneProps<Lab>, 'session' | 'onPick' | 'room'>

/** Opens the scene of a lesson without a stage: its frames come when the test says so. */
export async function openScene<Lab extends object>(
  lesson: LessonModel<Lab>,
  Scene: ComponentType<Props<Lab>>,
  { room }: { room?: () => null } = {},
) {
  const session = sessionOf(lesson)
  const onPick = vi.fn<(id: string) => void>()
  const renderer = await create(<Scene {...{ session, onPick, room }} />)
  const root = renderer.scene.instance as unknown as Object3D
  /** A frame after what was changed is rendered, which takes microtasks. */
  const frame = async (seconds = 0.02) => {
    await new Promise((rendered) => setTimeout(rendered))
    await renderer.advanceFrames(1, seconds)
    root.updateMatrixWorld(true)
  }
  const find = (name: string) => {
    const found = root.getObjectByName(name)
    if (!found) throw new Error(`no ${name}`)
    return found
  }
  await frame()
  return { ...session, session, renderer, root, onPick, frame, find }
}

export interface SceneRules<Lab extends object> {
  lesson: LessonModel<Lab>
  Scene: ComponentType<Props<Lab>>
  /** So many calls there are at least. */
  least: number
  /** So many things that are held there are at least. */
  held?: number
  /** Where the ground of the scene is lowest, meters. */
  ground?: number
  /** Makes it show all that it can. */
  fill?: (opened: { lab: Lab; root: Object3D; frame: () => Promise<void> }) => unknown
  /** Other looks of it, which hold things of their own. */
  looks?: ((lab: Lab) => void)[]
}

/** Tests of what holds for the scene of every lesson. */
export function testScene<Lab extends object>(rules: SceneRules<Lab>) {
  const { lesson, Scene, least, held = least, ground = 0, fill, looks = [] } = rules

  test('every object of the lesson is pressed by its id, and has its name above the ground', async () => {
    const { renderer, root, onPick, find } = await openScene(lesson, Scene)
    for (const { id } of lesson.objects) {
      expect(meshesOf(find(id)).length, id).toBeGreaterThan(0)
      expect(labelPoint(root, id)?.y, id).toBeGreaterThan(ground)
      const [thing] = renderer.scene.findAll(({ instance }) => instance === find(id))
      if (!thing) throw new Error(`no ${id}`)
      // In no face of it: on ground one walks.
      await renderer.fireEvent(thing, 'click', { stopPropagation() {}, point: new Vector3() })
      expect(onPick).toHaveBeenLastCalledWith(id)
    }
    await renderer.unmount()
  })

  test('its fullest is drawn in at most 150 calls of at most 200 000 triangles', async () => {
    const { lab, renderer, root, frame } = await openScene(lesson, Scene)
    await fill?.({ lab, root, frame })
    await frame()
    expectCheap(root, least)
    await renderer.unmount()
  })

  test('on the table of the visitor there is no room around it', async () => {
    const home = await openScene(lesson, Scene)
    const table = await openScene(lesson, Scene, { room: () => null })
    const seen = (root: Object3D) => meshesOf(root).filter(isSeen).length
    expect(seen(table.root)).toBeLessThan(seen(home.root))
    for (const { id } of lesson.objects) expect(meshesOf(table.find(id)).length).toBeGreaterThan(0)
    await home.renderer.unmount()
    await table.renderer.unmount()
  })

  test('frees all that it holds, in every look that it had', async () => {
    const { lab, renderer, root, frame } = await openScene(lesson, Scene)
    const spies = new Map<object, MockInstance>()
    for (const change of [() => {}, ...looks]) {
      change(lab)
      await frame()
      for (const each of heldBy(root))
        if (!spies.has(each)) spies.set(each, vi.spyOn(each, 'dispose'))
    }
    expect(spies.size).toBeGreaterThan(held)
    await renderer.unmount()
    await vi.waitFor(() => {
      for (const spy of spies.values()) expect(spy).toHaveBeenCalled()
    })
  })
}
