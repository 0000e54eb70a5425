import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { runClock } from './run-clock.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  // Before the clock: it puts back what the spy has taken the place of.
})

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

function begin() {
  const session = sessionOf(titrationLesson)
  const passed = vi.fn<(seconds: number) => void>()
  const total = () => passed.mock.calls.reduce((sum, [seconds]) => sum + seconds, 0)
  return { ...session, passed, total, stop: runClock(session, passed) }
}

test('asks for no frame while nothing moves; while something does time passes, with no past after a rest', async () => {
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  const { lab, passed, total, stop } = begin()
  await wait(500)
  expect(frames).not.toHaveBeenCalled()
  lab.open = true
  await wait(500)
  expect(total()).toBeGreaterThan(0.4)
  expect(total()).toBeLessThan(0.51)
  lab.open = false
  await wait(100)
  const { length } = frames.mock.calls
  await wait(5000)
  expect(frames).toHaveBeenCalledTimes(length)
  passed.mockClear()
  lab.open = true
  await wait(20)
  expect(passed.mock.calls[0]).toEqual([0])
  stop()
  passed.mockClear()
  await wait(300)
  expect(passed).not.toHaveBeenCalled()
})

test('rests while a headset leads, and goes on after it', async () => {
  const { lab, workspace, passed, total, stop } = begin()
  workspace.clock = 'headset'
  lab.open = true
  await wait(300)
  expect(passed).not.toHaveBeenCalled()
  workspace.clock = 'page'
  await wait(300)
  expect(total()).toBeGreaterThan(0.2)
  stop()
})
