import { expect, test, vi } from 'vitest'
import { createView, turnView } from '../../model/view.ts'
import { describeViewDirection } from './describe-view-direction.ts'
import { timeText } from './time-text.ts'
import { subscribeSettled } from './use-view.ts'

test.each([
  [0, 0, 'directionAhead'],
  [0, 50, 'directionLevel lookLeft 50'],
  [0, 350, 'directionLevel lookRight 10'],
  [-90, 0, 'directionLevel lookDown 90'],
  [5, -10, 'directionBoth lookRight 10 lookUp 5'],
])('turned up by %d and left by %d: %s', (rotationX, rotationY, words) => {
  const say = (word: string, values = {}) => [word, ...Object.values(values)].join(' ')
  expect(describeViewDirection({ rotationX, rotationY }, say)).toBe(words)
})

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d s is %s', (seconds, text) => expect(timeText(seconds)).toBe(text))

test('all that follow a view are told once it has rested and no pointer is pressed; who lets go is told no more', () => {
  vi.useFakeTimers()
  const view = createView()
  const [dial, words] = [vi.fn(), vi.fn()]
  const stops = [dial, words].map((told) => subscribeSettled(view, told))
  for (let move = 0; move < 10; move += 1) {
    turnView(view, 0, 1)
    vi.advanceTimersByTime(100)
  }
  view.isHeld = true
  vi.advanceTimersByTime(2000)
  expect(dial).not.toHaveBeenCalled()
  view.isHeld = false
  vi.advanceTimersByTime(300)
  turnView(view, 0, 1)
  for (const stop of stops) stop()
  vi.advanceTimersByTime(500)
  expect([dial, words].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
