import { expect, test } from 'vitest'
import { createView, drag, lookOf, lookTo, resetView } from '../view.ts'
import { createFollow, followDevice } from './follow.ts'

/** A view that looks to yaw 40, with a device that was turned to −100 when it began. */
function begun() {
  const view = createView()
  lookTo(view, { yaw: 40, pitch: 25 })
  const follow = createFollow()
  const turn = (yaw: number, pitch = 0, roll = 0) =>
    followDevice(view, follow, { yaw, pitch, roll })
  const looks = (yaw: number, pitch: number) =>
    expect(lookOf(view)).toEqual({ yaw: expect.closeTo(yaw, 9), pitch: expect.closeTo(pitch, 9) })
  turn(-100, -5, 12)
  return { view, turn, looks }
}

test('it begins where one looks, with the device’s own horizon', () => {
  const { view, looks } = begun()
  looks(40, -5)
  expect(view.roll).toBe(12)
})

test('turned and tipped by so much, one looks so much further, and round the back', () => {
  const { turn, looks } = begun()
  turn(-70, 12)
  looks(70, 12)
  turn(60)
  looks(-160, 0)
})

test('a drag shifts it, and stays', () => {
  const { view, turn, looks } = begun()
  turn(-100)
  // 50 px to the right and 20 down: 25° to the left and 10° up.
  drag(view, 50, 20)
  turn(-100)
  looks(15, 10)
  turn(-90, -4)
  looks(25, 6)
})

test('after a reset one faces as at first, and what the device tells next is not lost', () => {
  const { view, turn, looks } = begun()
  drag(view, 30, 60)
  resetView(view)
  turn(-100, 7)
  looks(0, 7)
  turn(-100)
  turn(-80)
  looks(20, 0)
})
