import { expect, test } from 'vitest'
import type { Motion } from '../../model/motion.ts'
import { createView, lookOf } from '../../model/view.ts'
import { pressKey } from './keys.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

function press(...keys: string[]) {
  const view = createView()
  const motion: Motion = { velocity: { x: 1, y: 0 } }
  let fullscreen = 0
  const toggleFullscreen = () => {
    fullscreen += 1
  }
  const used = keys.map((key) => pressKey({ key, ...plain }, { view, motion, toggleFullscreen }))
  return { view, motion, fullscreen, used }
}

test('the arrows look that way', () => {
  expect(lookOf(press('ArrowRight').view)).toEqual({ yaw: 5, pitch: 0 })
  expect(lookOf(press('ArrowLeft').view)).toEqual({ yaw: -5, pitch: 0 })
  expect(lookOf(press('ArrowUp').view)).toEqual({ yaw: 0, pitch: 5 })
  expect(lookOf(press('ArrowDown').view)).toEqual({ yaw: 0, pitch: -5 })
})

test('plus and minus zoom, 0 resets, F goes full screen', () => {
  expect(press('+', '=', '-').view.zoom).toBe(110)
  expect(press('+', 'ArrowUp', '0').view).toMatchObject({ zoom: 100, rotationX: 0, rotationY: 0 })
  expect(press('f', 'F').fullscreen).toBe(2)
})

test('a key stops a glide; other keys and shortcuts are left alone', () => {
  expect(press('ArrowUp').motion.velocity).toBeUndefined()
  expect(press('Tab', 'a').used).toEqual([false, false])
  const { view, motion } = press()
  const shortcut = { ...plain, key: '0', ctrlKey: true }
  expect(pressKey(shortcut, { view, motion, toggleFullscreen: () => {} })).toBe(false)
})
