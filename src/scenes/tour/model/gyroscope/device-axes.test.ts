import { expect, test } from 'vitest'
import { wrap180, wrap360 } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { dot } from '../../../../math/vector.ts'
import { close } from '../testing/close.ts'
import { axesOfLook, deviceAxes, lookOfAxes } from './device-axes.ts'

const looks = (alpha: number, beta: number, gamma: number, screenAngle = 0) =>
  lookOfAxes(deviceAxes({ alpha, beta, gamma }, screenAngle))

test('a device that lies flat with its top to the west', () => {
  const { ahead, up } = deviceAxes({ alpha: 90, beta: 0, gamma: 0 }, 0)
  close([...ahead, ...up], [0, 0, -1, -1, 0, 0])
  close(Object.values(looks(90, 0, 0)), [-90, -90, 0])
})

test.each([0, 40, 135, 260])(
  'who faces a heading of %s°, the screen upright and its top to their right',
  (heading) => {
    // Its top to the right, what is shown is turned by 270°.
    const { yaw, pitch, roll } = looks(270 - heading, 0, 90, 270)
    close([wrap360(yaw), pitch, roll], [heading, 0, 0])
  },
)

test('an upright device looks at the horizon, one tipped back up, and one lying flat is turned by its upper edge', () => {
  close(Object.values(looks(0, 90, 0)), [0, 0, 0])
  close(Object.values(looks(0, 120, 0)), [0, 30, 0])
  close(Object.values(looks(350, 60, 0)), [10, -30, 0])
  for (const pitch of [-90, 90])
    expect(lookOfAxes(axesOfLook({ yaw: 70, pitch, roll: 0 })).yaw).toBeCloseTo(70, 9)
})

test('turned on its side by 90° to the left it shows the same, turned back by the screen', () => {
  // Top to the left: gamma is −90, and what is shown is turned by 90°.
  const { yaw, pitch, roll } = looks(90, 0, -90, 90)
  close([wrap180(yaw), pitch, roll], [0, 0, 0])
  // Without the screen's word one would see it lying.
  expect(Math.abs(looks(90, 0, -90, 0).roll)).toBeCloseTo(90, 9)
})

test('a look becomes axes and is itself again', () => {
  const random = createRandom(11)
  for (let round = 0; round < 30; round += 1) {
    const look = [random() * 360 - 180, random() * 170 - 85, random() * 300 - 150] as const
    const { ahead, up } = axesOfLook({ yaw: look[0], pitch: look[1], roll: look[2] })
    expect(Math.abs(dot(ahead, up))).toBeLessThan(1e-12)
    close(Object.values(lookOfAxes({ ahead, up })), look)
  }
})
