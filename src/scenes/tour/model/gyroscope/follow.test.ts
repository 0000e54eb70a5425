import { expect, test } from 'vitest'
import { aimView, createView, drag, lookOf, lookTo, resetView } from '../view.ts'
import { createFollow, followDevice } from './follow.ts'

const device = (yaw: number, pitch = 0, roll = 0) => ({ yaw, pitch, roll })

/** A view that looks to yaw 40, with a device that was turned to −100 when it began. */
function begun() {
  const view = createView()
  lookTo(view, { yaw: 40, pitch: 0 })
  const follow = createFollow()
  followDevice(view, follow, device(-100))
  return { view, follow }
}

test('it begins where one looks, with the device’s own horizon', () => {
  const view = createView()
  lookTo(view, { yaw: 40, pitch: 25 })
  followDevice(view, createFollow(), device(-100, -5, 12))
  expect(lookOf(view)).toEqual({ yaw: expect.closeTo(40, 9), pitch: expect.closeTo(-5, 9) })
  expect(view.roll).toBe(12)
})

test('turned and tipped by so much, one looks so much further, and round the back', () => {
  const { view, follow } = begun()
  followDevice(view, follow, device(-70, 12))
  expect(lookOf(view).yaw).toBeCloseTo(70, 9)
  expect(lookOf(view).pitch).toBeCloseTo(12, 9)
  followDevice(view, follow, device(60))
  expect(lookOf(view).yaw).toBeCloseTo(-160, 9)
})

test('a drag shifts it, and stays', () => {
  const { view, follow } = begun()
  // 50 px to the right and 20 down: 25° to the left and 10° up.
  drag(view, 50, 20)
  followDevice(view, follow, device(-100))
  expect(lookOf(view).yaw).toBeCloseTo(15, 9)
  expect(lookOf(view).pitch).toBeCloseTo(10, 9)
  followDevice(view, follow, device(-90, -4))
  expect(lookOf(view).yaw).toBeCloseTo(25, 9)
  expect(lookOf(view).pitch).toBeCloseTo(6, 9)
})

test('over the zenith it stops', () => {
  const { view, follow } = begun()
  drag(view, 0, 100)
  followDevice(view, follow, device(-100, 80))
  expect(lookOf(view).pitch).toBe(90)
})

test('in another room one faces as one arrives, with the true horizon again', () => {
  const { view, follow } = begun()
  drag(view, 0, 60)
  followDevice(view, follow, device(-100, -10))
  aimView(view, { yaw: 0, pitch: 0 }, 90)
  lookTo(view, { yaw: -75, pitch: 0 })
  followDevice(view, follow, device(-100, -10))
  expect(lookOf(view)).toEqual({ yaw: expect.closeTo(-75, 9), pitch: expect.closeTo(-10, 9) })
})

test('after a reset one faces as at first, and what the device tells next is not lost', () => {
  const { view, follow } = begun()
  drag(view, 30, 60)
  resetView(view)
  followDevice(view, follow, device(-100, 7))
  expect(lookOf(view)).toEqual({ yaw: expect.closeTo(0, 9), pitch: expect.closeTo(7, 9) })
  const fresh = createView()
  const own = createFollow()
  followDevice(fresh, own, device(0))
  followDevice(fresh, own, device(20))
  expect(lookOf(fresh).yaw).toBeCloseTo(20, 9)
})
