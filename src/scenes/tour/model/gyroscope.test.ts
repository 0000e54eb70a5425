import { expect, test } from 'vitest'
import { createDeviceFollow, followDevice } from './gyroscope.ts'
import { createView, dragView, resetView, setViewDirection, viewDirectionOf } from './view.ts'

/** A view that looks to yaw 40, with a device that was turned to −100 when it began. */
function begun() {
  const view = createView()
  setViewDirection(view, { yaw: 40, pitch: 25 })
  const follow = createDeviceFollow()
  const turn = (yaw: number, pitch = 0, roll = 0) =>
    followDevice(view, follow, { yaw, pitch, roll })
  const looks = (yaw: number, pitch: number) =>
    expect(viewDirectionOf(view)).toEqual({
      yaw: expect.closeTo(yaw, 9),
      pitch: expect.closeTo(pitch, 9),
    })
  turn(-100, -5, 12)
  return { view, turn, looks }
}

test('following starts at the current yaw, with the device’s own pitch', () => {
  const { view, looks } = begun()
  looks(40, -5)
  expect(view.roll).toBe(12)
})

test('the view turns and tips with the device, past 180° too', () => {
  const { turn, looks } = begun()
  turn(-70, 12)
  looks(70, 12)
  turn(60)
  looks(-160, 0)
})

test('a drag shifts the followed direction for good', () => {
  const { view, turn, looks } = begun()
  turn(-100)
  // 50 px to the right and 20 down: 25° to the left and 10° up.
  dragView(view, 50, 20)
  turn(-100)
  looks(15, 10)
  turn(-90, -4)
  looks(25, 6)
})

test('a reset starts following anew, without losing the next reading', () => {
  const { view, turn, looks } = begun()
  dragView(view, 30, 60)
  resetView(view)
  turn(-100, 7)
  looks(0, 7)
  turn(-100)
  turn(-80)
  looks(20, 0)
})
