import { beforeEach, expect, test, vi } from 'vitest'
import { titrationLesson } from '../../../lab/model/lesson.ts'
import { runAsTick } from '../../model/session.ts'
import { sessionOf } from '../../model/testing/lab-help.ts'
import { autosaveProgress, movingWriteIntervalMs, writeIntervalMs } from './autosave-progress.ts'

const kept = () => localStorage.getItem('lesson-titration')

function begin(model = titrationLesson) {
  const session = sessionOf(model)
  const told = vi.fn()
  return { session, lab: session.lab, told, autosave: autosaveProgress(session, told) }
}

beforeEach(() => {
  vi.useFakeTimers()
})

test('what time changes is written every two seconds, what somebody does meanwhile soon', () => {
  const { lab, told, autosave } = begin()
  const run = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 20) {
      runAsTick(lab, () => {
        lab.result += 0.0001
      })
      vi.advanceTimersByTime(20)
    }
  }
  run(movingWriteIntervalMs - 100)
  expect(kept()).toBeNull()
  run(200)
  expect(told).toHaveBeenCalledTimes(1)
  run(400)
  lab.goggles = true
  run(writeIntervalMs)
  expect(kept()).toContain('"goggles":true')
  expect(told).toHaveBeenCalledTimes(2)
  run(4 * movingWriteIntervalMs)
  expect(told.mock.calls.length).toBeLessThanOrEqual(6)
  autosave.stop()
})

test('writes at once what is pending when the lesson or the page is left, and nothing after', () => {
  const { lab, autosave } = begin()
  lab.goggles = true
  expect(kept()).toBeNull()
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('"goggles":true')
  lab.goggles = false
  autosave.stop()
  expect(kept()).toContain('"goggles":false')
  lab.goggles = true
  vi.advanceTimersByTime(writeIntervalMs * 2)
  dispatchEvent(new Event('pagehide'))
  expect(kept()).toContain('"goggles":false')
})

test.each([new Error('Refused'), new DOMException('No space', 'QuotaExceededError')])(
  'what could not be written is told, and tried again with the next change alone: %s',
  (failure) => {
    const { session, told, autosave } = begin()
    const setItem = vi.fn(() => {
      throw failure
    })
    vi.stubGlobal('localStorage', { setItem })
    session.lab.goggles = true
    vi.advanceTimersByTime(10_000)
    expect(setItem).toHaveBeenCalledTimes(1)
    expect(told.mock.calls).toEqual([[false]])
    session.lab.goggles = false
    vi.advanceTimersByTime(10_000)
    expect(setItem).toHaveBeenCalledTimes(2)
    vi.unstubAllGlobals()
    session.lab.goggles = true
    vi.advanceTimersByTime(10_000)
    expect(told.mock.calls).toEqual([[false], [false], [true]])
    expect(kept()).toContain('"goggles":true')
    autosave.stop()
  },
)

test('a lab that could not be read again is not told as kept, and leaves what was kept before', () => {
  // As one would be whose reader is narrower than what can be set.
  const keep: typeof titrationLesson.keep = (lab) =>
    lab.result > 0.1 ? undefined : titrationLesson.keep(lab)
  const { lab, told, autosave } = begin({ ...titrationLesson, keep })
  lab.goggles = true
  vi.advanceTimersByTime(writeIntervalMs)
  expect(told).toHaveBeenLastCalledWith(true)
  lab.result = 0.11
  vi.advanceTimersByTime(writeIntervalMs)
  expect(told).toHaveBeenLastCalledWith(false)
  autosave.stop()
  expect(JSON.parse(kept() ?? '').lab).toMatchObject({ goggles: true, result: 0.08 })
})

test('what is forgotten stays forgotten', async () => {
  const { session, lab, autosave } = begin()
  lab.goggles = true
  session.progress.at = 1
  vi.advanceTimersByTime(writeIntervalMs)
  lab.goggles = false
  autosave.forget()
  await vi.advanceTimersByTimeAsync(writeIntervalMs * 2)
  dispatchEvent(new Event('pagehide'))
  autosave.stop()
  expect(kept()).toBeNull()
  expect(session.progress.at).toBe(0)
})
