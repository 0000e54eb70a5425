import { Vector3 } from 'three'
import { expect, test } from 'vitest'
import { wrap180, wrap360 } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { expectClose } from '../../model/testing/fixtures.ts'
import { deviceRotation, directionOfRotation, rotationOfDirection } from './orientation.ts'

const looks = (alpha: number, beta: number, gamma: number, screenAngle = 0) =>
  directionOfRotation(deviceRotation({ alpha, beta, gamma }, screenAngle))

test('a device that lies flat with its top to the west', () => {
  const rotation = deviceRotation({ alpha: 90, beta: 0, gamma: 0 }, 0)
  const [ahead, up] = [new Vector3(0, 0, -1), new Vector3(0, 1, 0)]
  expectClose([...ahead.applyQuaternion(rotation)], [0, -1, 0])
  expectClose([...up.applyQuaternion(rotation)], [-1, 0, 0])
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
    expect(directionOfRotation(rotationOfDirection({ yaw: 70, pitch, roll: 0 })).yaw).toBeCloseTo(
      70,
      9,
    )
})

test('landscape orientation gives the same direction after the screen angle', () => {
  // Top to the left: gamma is −90, and what is shown is turned by 90°.
  const { yaw, pitch, roll } = looks(90, 0, -90, 90)
  expectClose([wrap180(yaw), pitch, roll], [0, 0, 0])
  // Without the screen's word one would see it lying.
  expect(Math.abs(looks(90, 0, -90, 0).roll)).toBeCloseTo(90, 9)
})

test('rotationOfDirection inverts directionOfRotation', () => {
  const random = createRandom(11)
  for (let round = 0; round < 30; round += 1) {
    const look = [random() * 360 - 180, random() * 170 - 85, random() * 300 - 150] as const
    const rotation = rotationOfDirection({ yaw: look[0], pitch: look[1], roll: look[2] })
    expectClose(Object.values(directionOfRotation(rotation)), look)
  }
})
