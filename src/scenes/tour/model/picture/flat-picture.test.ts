import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { expectClose } from '../testing/fixtures.ts'
import { anglesOfPicturePoint, picturePointOf } from './flat-picture.ts'

const size = { width: 1600, height: 900 }

test('the middle is straight ahead, the upper edge half a field of view above, and aside or behind there is no picture', () => {
  expect(anglesOfPicturePoint([0.5, 0.5], size)).toEqual({ yaw: 0, pitch: 0 })
  expect(anglesOfPicturePoint([0.5, 0], size).pitch).toBeCloseTo(30, 12)
  expect(anglesOfPicturePoint([1, 0.5], size).yaw).toBeGreaterThan(40)
  for (const yaw of [90, -90, 180, 120]) expect(picturePointOf({ yaw, pitch: 0 }, size)).toBeNull()
  expect(picturePointOf({ yaw: 0, pitch: 90 }, size)).toBeNull()
})

test('picturePointOf inverts anglesOfPicturePoint', () => {
  const dice = createRandom(4)
  for (let run = 0; run < 20; run += 1) {
    const shape = { width: 1 + dice() * 9000, height: 1 + dice() * 3000 }
    const point = [dice(), dice()] as const
    expectClose(picturePointOf(anglesOfPicturePoint(point, shape), shape) ?? [], point)
  }
})
