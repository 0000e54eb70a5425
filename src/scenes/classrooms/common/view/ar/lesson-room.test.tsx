import { create } from '@react-three/test-renderer'
import type { TFunction } from 'i18next'
import type { ReactNode, RefObject } from 'react'
import { Group, type Object3D, Vector3 } from 'three'
import { proxy } from 'valtio/vanilla'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { HeadContext } from '../../../../../stage/xr/head.ts'
import type { HeadPose } from '../../../../../stage/xr/pose.ts'
import type { SurfaceHit } from '../../../../../stage/xr/reticle.tsx'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import type { LessonWords } from '../../model/document.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { createLessonText } from '../lesson/lesson-text.ts'
import { meshesOf } from '../scene/testing/scene-help.ts'
import { createThrottledStore } from '../use-throttled-snapshot.ts'
import { LessonRoom } from './lesson-room.tsx'
import '../../../../../stage/elements.ts'

// The tests' document knows no faces.
Object.assign(document, { fonts: new EventTarget() })

/** A device whose frames come, and whose head is somewhere, when the test says so. */
const head: RefObject<HeadPose | null> = { current: null }
vi.mock('../../../../../stage/xr/xr-session.tsx', () => ({
  XrSession: ({ children }: { children: ReactNode }) => (
    <HeadContext value={head}>{children}</HeadContext>
  ),
}))
/** A level table before the eyes, for who looks for one. */
const looked = vi.hoisted(() => vi.fn())
vi.mock('../../../../../stage/xr/reticle.tsx', () => ({
  Reticle: ({ aim }: { aim: RefObject<Pick<SurfaceHit, 'at'> | null> }) => {
    looked()
    aim.current = { at: [0, 0.7, -0.5] }
    return null
  },
}))

let now = 1000
beforeEach(() => {
  now = 1000
  vi.spyOn(performance, 'now').mockImplementation(() => now)
})
afterEach(() => {
  head.current = null
  looked.mockClear()
})

async function enter() {
  const words = { steps: [], controls: [], quiz: [] } as unknown as LessonWords
  const t = ((key: string) => key) as unknown as TFunction<'lesson'>
  const lesson = sessionOf(titrationLesson, words)
  const text = createLessonText(words, t, String)
  const scene = new Group()
  const onTime = vi.fn<(seconds: number) => void>()
  const saying = proxy({ text: '', times: 0 })
  const seen = createThrottledStore(lesson.lab, lesson.model.moving)
  const nothing = () => {}
  const renderer = await create(
    <LessonRoom
      session={{} as XRSession}
      lesson={{ session: lesson, words, text, t, saying, seen } as never}
      {...{
        scene,
        onTime,
        leave: nothing,
        onStart: nothing,
        onError: nothing,
      }}
      element={document.createElement('div')}
    />,
  )
  const frame = (milliseconds = 20) => {
    now += milliseconds
    return renderer.advanceFrames(1, milliseconds / 1000)
  }
  /** Tells where the eyes are, as a frame does. */
  const see = async (x: number, y: number, z: number) => {
    head.current = { eye: [x, y, z], heading: 0, pitch: 0 }
    await frame()
    await vi.waitFor(() => expect(panel()).toBeDefined())
  }
  const root = renderer.scene.instance as unknown as Object3D
  /** Where the panel is in the room. */
  const panel = () => {
    root.updateMatrixWorld(true)
    const board = meshesOf(root).find(({ geometry }) => geometry.type === 'PlaneGeometry')
    return board?.getWorldPosition(new Vector3())
  }
  const select = async () => {
    const [around] = renderer.scene.findAll(({ props }) => 'onClick' in props)
    if (around) await renderer.fireEvent(around, 'click')
    await vi.waitFor(() => expect(scene.visible).toBe(true))
  }
  return { ...lesson, renderer, scene, onTime, frame, see, panel, select }
}

test('the lab lives by the frames of the headset, and the page’s clock rests until it is left', async () => {
  const { lab, workspace, onTime, frame, renderer } = await enter()
  expect(workspace.clock).toBe('headset')
  await frame()
  expect(onTime).not.toHaveBeenCalled()
  lab.open = true
  await frame()
  expect(onTime).toHaveBeenCalledExactlyOnceWith(0.02)
  // Who takes the headset off for a while has missed nothing.
  await frame(9000)
  expect(onTime).toHaveBeenLastCalledWith(0.05)
  await renderer.unmount()
  expect(workspace.clock).toBe('page')
})

test('the panel hangs before the eyes as soon as it is known where they are, and stays', async () => {
  const { panel, see } = await enter()
  expect(panel()).toBeUndefined()
  await see(0, 1.6, 1)
  expect(panel()?.y).toBeCloseTo(1.55, 5)
  const before = panel()
  await see(1, 1.6, 2)
  expect(panel()).toEqual(before)
})

test('the scene is hidden until a press gives it its place, for which then nobody looks; it comes back to the page', async () => {
  const { scene, see, select, panel, renderer, frame } = await enter()
  expect(scene.visible).toBe(false)
  expect(looked).toHaveBeenCalledOnce()
  await see(0, 1.6, 1)
  await select()
  expect(scene.position.toArray()).toEqual([0, 0.7, -0.5])
  expect(panel()?.y).toBeGreaterThan(0.7)
  looked.mockClear()
  await frame()
  expect(looked).not.toHaveBeenCalled()
  await renderer.unmount()
  expect(scene.visible).toBe(true)
  expect(scene.position.toArray()).toEqual([0, 0, 0])
})
