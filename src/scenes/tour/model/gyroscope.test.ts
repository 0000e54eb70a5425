import { expect, test } from 'vitest'
import { wrap180, wrap360 } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { dot } from '../../../math/vector.ts'
import {
  axesOfDirection,
  createDeviceFollow,
  deviceAxes,
  directionOfAxes,
  followDevice,
} from './gyroscope.ts'
import { expectClose } from './testing/fixtures.ts'
import { createView, dragView, resetView, setViewDirection, viewDirectionOf } from './view.ts'

const looks = (alpha: number, beta: number, gamma: number, screenAngle = 0) =>
  directionOfAxes(deviceAxes({ alpha, beta, gamma }, screenAngle))

test('a device that lies flat with its top to the west', () => {
  const { ahead, up } = deviceAxes({ alpha: 90, beta: 0, gamma: 0 }, 0)
  expectClose([...ahead, ...up], [0, 0, -1, -1, 0, 0])
  expectClose(Object.values(looks(90, 0, 0)), [-90, -90, 0])
})

test.each([0, 40, 135, 260])(
  'a device facing %s°, upright, with its top to the right',
  (heading) => {
    // Its top to the right, what is shown is turned by 270°.
    const { yaw, pitch, roll } = looks(270 - heading, 0, 90, 270)
    expectClose([wrap360(yaw), pitch, roll], [heading, 0, 0])
  },
)

test('an upright device gives pitch 0, a tipped one looks up, a flat one takes yaw from its upper edge', () => {
  expectClose(Object.values(looks(0, 90, 0)), [0, 0, 0])
  expectClose(Object.values(looks(0, 120, 0)), [0, 30, 0])
  expectClose(Object.values(looks(350, 60, 0)), [10, -30, 0])
  for (const pitch of [-90, 90])
    expect(directionOfAxes(axesOfDirection({ yaw: 70, pitch, roll: 0 })).yaw).toBeCloseTo(70, 9)
})

test('landscape orientation gives the same direction after the screen angle', () => {
  // Top to the left: gamma is −90, and what is shown is turned by 90°.
  const { yaw, pitch, roll } = looks(90, 0, -90, 90)
  expectClose([wrap180(yaw), pitch, roll], [0, 0, 0])
  // Without the screen's word one would see it lying.
  expect(Math.abs(looks(90, 0, -90, 0).roll)).toBeCloseTo(90, 9)
})

test('axesOfDirection inverts directionOfAxes', () => {
  const random = createRandom(11)
  for (let round = 0; round < 30; round += 1) {
    const look = [random() * 360 - 180, random() * 170 - 85, random() * 300 - 150] as const
    const { ahead, up } = axesOfDirection({ yaw: look[0], pitch: look[1], roll: look[2] })
    expect(Math.abs(dot(ahead, up))).toBeLessThan(1e-12)
    expectClose(Object.values(directionOfAxes({ ahead, up })), look)
  }
})

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
