import { expect, test, vi } from 'vitest'
import type { Inertia } from '../../model/inertia.ts'
import { createView, turnView, viewDirectionOf } from '../../model/view.ts'
import { describeLook } from './describe-look.ts'
import { pressKey } from './keys.ts'
import { timeText } from './time-text.ts'
import { subscribeSettled } from './use-view.ts'

function press(
  keys: readonly string[],
  held: { ctrlKey?: true; metaKey?: true; altKey?: true } = {},
) {
  const view = createView()
  const motion: Inertia = { velocity: { x: 1, y: 0 } }
  const toggleFullscreen = vi.fn()
  const plain = { ctrlKey: false, metaKey: false, altKey: false, ...held }
  const used = keys.map((key) => pressKey({ key, ...plain }, { view, motion, toggleFullscreen }))
  return { view, motion, toggleFullscreen, used }
}

test.each([
  ['ArrowRight', 5, 0],
  ['ArrowLeft', -5, 0],
  ['ArrowUp', 0, 5],
  ['ArrowDown', 0, -5],
])('%s looks that way', (key, yaw, pitch) => {
  expect(viewDirectionOf(press([key]).view)).toEqual({ yaw, pitch })
})

test('plus and minus zoom, 0 resets, F goes full screen, each stops a glide; other keys and shortcuts are left alone', () => {
  expect(press(['+', '=', '-']).view.zoom).toBe(110)
  const reset = press(['+', 'ArrowUp', '0']).view
  expect(reset).toMatchObject({ zoom: 100, rotationX: 0, rotationY: 0 })
  expect(press(['f', 'F']).toggleFullscreen).toHaveBeenCalledTimes(2)
  expect(press(['ArrowUp']).motion.velocity).toBeUndefined()
  const other = press(['Tab', 'a'])
  expect([other.used, other.motion.velocity]).toEqual([[false, false], { x: 1, y: 0 }])
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(press(['0', 'ArrowUp'], { [held]: true }).used).toEqual([false, false])
})

test.each([
  [0, 0, 'directionAhead'],
  [0, 50, 'directionLevel lookLeft 50'],
  [0, 350, 'directionLevel lookRight 10'],
  [-90, 0, 'directionLevel lookDown 90'],
  [5, -10, 'directionBoth lookRight 10 lookUp 5'],
])('turned up by %d and left by %d: %s', (rotationX, rotationY, words) => {
  const say = (word: string, values = {}) => [word, ...Object.values(values)].join(' ')
  expect(describeLook({ rotationX, rotationY }, say)).toBe(words)
})

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('%d s is %s', (seconds, text) => expect(timeText(seconds)).toBe(text))

test('all that follow a view are told once it has rested; who lets go is told no more', () => {
  vi.useFakeTimers()
  const view = createView()
  const [dial, words] = [vi.fn(), vi.fn()]
  const stops = [dial, words].map((told) => subscribeSettled(view, told))
  for (let move = 0; move < 10; move += 1) {
    turnView(view, 0, 1)
    vi.advanceTimersByTime(100)
  }
  expect(dial).not.toHaveBeenCalled()
  vi.advanceTimersByTime(60)
  turnView(view, 0, 1)
  for (const stop of stops) stop()
  vi.advanceTimersByTime(500)
  expect([dial, words].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})
