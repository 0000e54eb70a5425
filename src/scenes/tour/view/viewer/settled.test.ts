import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createView, turn } from '../../model/view.ts'
import { subscribeSettled } from './settled.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('all that follow a view are told once it has rested, by one timer', () => {
  const view = createView()
  const told: string[] = []
  subscribeSettled(view, () => told.push('dial'))
  subscribeSettled(view, () => told.push('words'))
  for (let move = 0; move < 10; move += 1) {
    turn(view, 0, 1)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(100)
    expect(told).toEqual([])
  }
  vi.advanceTimersByTime(60)
  expect(told).toEqual(['dial', 'words'])
  expect(vi.getTimerCount()).toBe(0)
})

test('who lets go is told no more, and with nobody left a turn sets no timer', () => {
  const view = createView()
  const told = vi.fn()
  const stop = subscribeSettled(view, told)
  turn(view, 0, 1)
  stop()
  vi.advanceTimersByTime(500)
  turn(view, 0, 1)
  expect([told.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0])
  subscribeSettled(view, told)
  turn(view, 0, 1)
  vi.advanceTimersByTime(200)
  expect(told).toHaveBeenCalledOnce()
})
