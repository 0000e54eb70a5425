import type { TFunction } from 'i18next'
import { Group } from 'three'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runSession } from '../../../../../stage/xr/run-session.ts'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import type { LessonWords } from '../../model/document.ts'
import { createSession } from '../../model/session.ts'
import { createLessonText } from '../lesson/lesson-text.ts'
import type { LessonSet } from '../scene/lesson-set.ts'
import { runLessonAr } from './run-lesson-ar.ts'

vi.mock('../../../../../stage/xr/run-session.ts', () => ({ runSession: vi.fn() }))
vi.mock('../../../../../stage/renderer.ts', () => ({
  takeRenderer: () => ({ xr: {}, dispose() {}, forceContextLoss() {} }),
}))

beforeEach(() => vi.mocked(runSession).mockResolvedValue(() => {}))
afterEach(() => vi.clearAllMocks())

/** A device without surfaces, whose frames come when the test says so. */
class Device extends EventTarget {
  inputSources = []
  requestReferenceSpace = async () => ({})
}

async function enter() {
  const words = { steps: [], controls: [], quiz: [] } as unknown as LessonWords
  const t = ((key: string) => key) as unknown as TFunction<'lesson'>
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const shape = { steps: [], questions: [], right: [] }
  const { session } = createSession(titrationLesson, shape, { view })
  const text = createLessonText(words, t, String)
  const update = vi.fn(() => false)
  const set = { root: new Group(), parts: {}, update, dispose() {} } as unknown as LessonSet<object>
  const onTime = vi.fn<(seconds: number) => void>()
  const dispose = await runLessonAr({
    session: new Device() as unknown as XRSession,
    set,
    source: { session, words, text, t } as never,
    said: () => '',
    say() {},
    onTime,
    onPick() {},
    element: document.createElement('div'),
  })
  const onFrame = vi.mocked(runSession).mock.calls[0]?.[3]
  const frame = (now: number) => onFrame?.({ now, pose: null, frame: {}, space: {} } as never)
  return { ...session, onTime, update, frame, dispose }
}

test('the lab lives by the frames of the headset, and the page’s clock rests until it is left', async () => {
  const { lab, desk, onTime, update, frame, dispose } = await enter()
  expect(desk.clock).toBe('headset')
  frame(1000)
  frame(1020)
  expect(onTime).not.toHaveBeenCalled()
  lab.open = true
  frame(1040)
  expect(onTime).toHaveBeenCalledExactlyOnceWith(0.02)
  expect(update).toHaveBeenCalledTimes(3)
  dispose()
  expect(desk.clock).toBe('page')
})
