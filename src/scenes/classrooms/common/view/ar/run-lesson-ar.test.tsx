import type { TFunction } from 'i18next'
import { Group, Matrix4, Mesh, PlaneGeometry } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSession } from '../../../../../stage/xr/run-session.ts'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import type { LessonWords } from '../../model/document.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { createLessonText } from '../lesson/lesson-text.ts'
import type { LessonScene } from '../scene/lesson-scene.ts'
import { runLessonAr } from './run-lesson-ar.ts'

vi.mock('../../../../../stage/xr/run-session.ts', () => ({ runSession: vi.fn() }))
vi.mock('../../../../../stage/renderer.ts', () => ({
  takeRenderer: () => ({
    xr: { getReferenceSpace: () => ({}) },
    dispose() {},
    forceContextLoss() {},
  }),
}))
/** A level table before the eyes, for who looks for one. */
const hitTests = {
  read: vi.fn(() => ({ at: [0, 0.7, -0.5], normal: [0, 1, 0] })),
  dispose: vi.fn(),
}
vi.mock('../../../../../stage/xr/hit-tests.ts', () => ({ createHitTests: async () => hitTests }))
/** What is mirrored is drawn by a graphics card. */
const mirrored = { dispose: vi.fn() }
vi.mock('../scene/light-rig.ts', () => ({
  mirroredLight: 0.5,
  createLightRig: () => ({ lights: [], surroundings: null, dispose: () => mirrored.dispose() }),
}))

beforeEach(() => vi.mocked(runSession).mockResolvedValue(() => {}))
afterEach(() => vi.clearAllMocks())

/** A device without surfaces, whose frames come when the test says so. */
class Device extends EventTarget {
  inputSources = []
  requestReferenceSpace = async () => ({})
}

const eyesAt = (...at: [number, number, number]) => ({
  transform: { matrix: new Matrix4().setPosition(...at).elements },
})

async function enter() {
  const words = { steps: [], controls: [], quiz: [] } as unknown as LessonWords
  const t = ((key: string) => key) as unknown as TFunction<'lesson'>
  const session = sessionOf(titrationLesson, words)
  const text = createLessonText(words, t, String)
  const update = vi.fn(() => false)
  const lessonScene = {
    root: new Group(),
    parts: {},
    update,
    dispose() {},
  } as unknown as LessonScene<object>
  const onTime = vi.fn<(seconds: number) => void>()
  const said = vi.fn(() => '')
  const device = new Device()
  const nothing = () => {}
  const dispose = await runLessonAr({
    session: device as unknown as XRSession,
    lessonScene,
    source: { session, words, text, t } as never,
    ...{ said, onTime, leave: nothing, say: nothing, onPick: nothing },
    element: document.createElement('div'),
  })
  const [, , stage, onFrame] = vi.mocked(runSession).mock.calls[0] ?? []
  const frame = (now: number, pose: unknown = null) =>
    onFrame?.({ now, pose, frame: {}, space: {} } as never)
  const panel = stage?.scene.children.find(
    (part) => part instanceof Mesh && part.geometry instanceof PlaneGeometry,
  )
  /** Pulls the trigger of a controller that points down to the left, past the panel. */
  const pull = () => {
    const matrix = new Matrix4().makeRotationX(-Math.PI / 2).elements
    const pose = { getPose: () => ({ transform: { matrix } }) }
    device.dispatchEvent(Object.assign(new Event('select'), { frame: pose, inputSource: {} }))
  }
  return { panel, ...session, onTime, said, update, frame, pull, dispose }
}

test('the lab lives by the frames of the headset, and the page’s clock rests until it is left', async () => {
  const { lab, workspace, onTime, update, frame, dispose } = await enter()
  expect(workspace.clock).toBe('headset')
  frame(1000)
  frame(1020)
  expect(onTime).not.toHaveBeenCalled()
  lab.open = true
  frame(1040)
  expect(onTime).toHaveBeenCalledExactlyOnceWith(0.02)
  expect(update).toHaveBeenCalledTimes(3)
  // Who takes the headset off for a while has missed nothing.
  frame(9000)
  expect(onTime).toHaveBeenLastCalledWith(0.05)
  dispose()
  expect(mirrored.dispose).toHaveBeenCalledOnce()
  expect(workspace.clock).toBe('page')
})

test('the panel hangs before the eyes as soon as it is known where they are', async () => {
  const { panel, frame, dispose } = await enter()
  frame(1000)
  expect(panel?.visible).toBe(false)
  frame(1020, eyesAt(0, 1.6, 1))
  expect(panel?.visible).toBe(true)
  expect(panel?.position.y).toBeCloseTo(1.55, 5)
  const before = panel?.position.clone()
  frame(1040, eyesAt(1, 1.6, 2))
  expect(panel?.position).toEqual(before)
  dispose()
})

test('once the scene has its place, no place is looked for', async () => {
  const { frame, pull, dispose } = await enter()
  frame(1000, eyesAt(0, 1.6, 1))
  expect(hitTests.read).toHaveBeenCalledOnce()
  expect(hitTests.dispose).not.toHaveBeenCalled()
  pull()
  expect(hitTests.dispose).toHaveBeenCalledOnce()
  frame(1020)
  expect(hitTests.read).toHaveBeenCalledOnce()
  dispose()
  expect(hitTests.dispose).toHaveBeenCalledOnce()
})

test('while the lab moves the panel is written a few times a second, and at once after a press', async () => {
  const { lab, said, frame, pull, dispose } = await enter()
  frame(1000, eyesAt(0, 1.6, 1))
  pull()
  lab.open = true
  frame(1020)
  expect(said).toHaveBeenCalledOnce()
  for (const now of [1040, 1060, 1200]) frame(now)
  expect(said).toHaveBeenCalledOnce()
  frame(1220)
  expect(said).toHaveBeenCalledTimes(2)
  pull()
  frame(1240)
  expect(said).toHaveBeenCalledTimes(3)
  dispose()
})
