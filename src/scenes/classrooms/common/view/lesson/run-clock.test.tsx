import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import { createSession } from '../../model/session.ts'
import { runClock } from './run-clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  // Before the clock: it puts back what the spy has taken the place of.
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function begin() {
  const shape = { steps: titrationLesson.steps.map(() => 3), questions: [], right: [] }
  const view = { yaw: 0, pitch: 0, zoom: 100 }
  const { session } = createSession(titrationLesson, shape, { view })
  const passed = vi.fn<(seconds: number) => void>()
  return { ...session, passed, stop: runClock(session, passed) }
}
const total = ({ mock }: { mock: { calls: number[][] } }) =>
  mock.calls.reduce((sum, [seconds = 0]) => sum + seconds, 0)

test('asks for no frame while nothing moves, and for each while something does', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  const { lab, passed, stop } = begin()
  await vi.advanceTimersByTimeAsync(500)
  expect(frames).not.toHaveBeenCalled()
  lab.open = true
  await vi.advanceTimersByTimeAsync(500)
  expect(total(passed)).toBeGreaterThan(0.4)
  lab.open = false
  await vi.advanceTimersByTimeAsync(100)
  const { length } = frames.mock.calls
  await vi.advanceTimersByTimeAsync(500)
  expect(frames).toHaveBeenCalledTimes(length)
  stop()
})

test('has no past in the first frame after a rest', async () => {
  const { lab, passed, stop } = begin()
  lab.open = true
  await vi.advanceTimersByTimeAsync(100)
  lab.open = false
  await vi.advanceTimersByTimeAsync(5000)
  passed.mockClear()
  lab.open = true
  await vi.advanceTimersByTimeAsync(20)
  expect(passed.mock.calls[0]).toEqual([0])
  stop()
})

test('rests while a headset leads, and goes on after it', async () => {
  const { lab, desk, passed, stop } = begin()
  desk.clock = 'headset'
  lab.open = true
  await vi.advanceTimersByTimeAsync(300)
  expect(passed).not.toHaveBeenCalled()
  desk.clock = 'page'
  await vi.advanceTimersByTimeAsync(300)
  expect(total(passed)).toBeGreaterThan(0.2)
  stop()
  passed.mockClear()
  await vi.advanceTimersByTimeAsync(300)
  expect(passed).not.toHaveBeenCalled()
})
