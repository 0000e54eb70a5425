import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { anglesOfPicturePoint } from '../geometry/flat-point.ts'
import { fieldOfView } from '../zoom.ts'
import { markPoint, perspectiveOf, projected, type Seen } from './perspective.ts'
import { pointOf } from './point-of.ts'
import { createSight } from './sight.ts'

const sphere: Seen = { projection: 'sphere', size: { width: 4096, height: 2048 }, level: null }
const flat: Seen = { projection: 'flat', size: { width: 400, height: 300 }, level: null }
const ahead = { yaw: 0, pitch: 0, zoom: 100 }

/** Where a direction of the document is seen. */
const seenAt = (seen: Seen, look: typeof ahead, yaw: number, pitch: number, aspect = 1) => {
  const point = markPoint(seen, { yaw, pitch })
  return point && projected(perspectiveOf(seen, look, aspect), point)
}

test('what is looked at is in the middle, whichever way one looks, level or levelled', () => {
  const dice = createRandom(5)
  for (let run = 0; run < 200; run += 1) {
    const [yaw, pitch] = [dice() * 360 - 180, dice() * 178 - 89]
    const level = dice() < 0.5 ? null : { pitch: dice() * 40 - 20, roll: dice() * 40 - 20 }
    const at = seenAt({ ...sphere, level }, { yaw, pitch, zoom: 50 + dice() * 250 }, yaw, pitch)
    expect(at?.[0]).toBeCloseTo(0, 9)
    expect(at?.[1]).toBeCloseTo(0, 9)
  }
})

test('half the field of view above is the upper edge, and right is to the right', () => {
  expect(seenAt(sphere, ahead, 0, 30)?.[1]).toBeCloseTo(1, 9)
  expect(seenAt(sphere, { ...ahead, zoom: 200 }, 0, 30)?.[1]).toBeCloseTo(2, 9)
  expect(seenAt(sphere, ahead, 30, 0)?.[0]).toBeCloseTo(1, 9)
  expect(seenAt(sphere, ahead, 30, 0, 2)?.[0]).toBeCloseTo(0.5, 9)
  expect(seenAt(sphere, { ...ahead, yaw: 90 }, 60, 0)?.[0]).toBeCloseTo(-1, 9)
})

test('what is behind is not in view', () => {
  for (const yaw of [180, -170, 90]) expect(seenAt(sphere, ahead, yaw, 0)).toBeNull()
  expect(seenAt(flat, ahead, 120, 0)).toBeNull()
})

test('a picture in front fills the view but for its edge, and what is marked in it stays on it', () => {
  const corner = anglesOfPicturePoint([1, 0], flat.size)
  const [x, y] = seenAt(flat, ahead, corner.yaw, corner.pitch, 4 / 3) ?? []
  expect(x).toBeCloseTo(0.94, 9)
  expect(y).toBeCloseTo(0.94, 9)
  // Turned, its right edge goes back and so does the mark.
  const turned = seenAt(flat, { ...ahead, yaw: -40 }, corner.yaw, corner.pitch, 4 / 3) ?? []
  expect(turned[0]).toBeLessThan(0.8)
  expect(turned[1]).toBeLessThan(0.94)
})

test('with a tilted head all is where the viewer shows it', () => {
  const dice = createRandom(9)
  const [width, height] = [900, 400]
  let met = 0
  for (let run = 0; run < 300; run += 1) {
    const look = { yaw: dice() * 360 - 180, pitch: dice() * 120 - 60, zoom: 100 }
    const roll = run === 0 ? 90 : dice() * 360 - 180
    const angles = { yaw: look.yaw + dice() * 60 - 30, pitch: look.pitch + dice() * 40 - 20 }
    const fov = fieldOfView(look.zoom)
    const shown = pointOf({ ...createSight(), width, height, fov, look, roll }, angles)
    const point = markPoint(sphere, angles)
    const drawn = point && projected(perspectiveOf(sphere, look, width / height, roll), point)
    if (!shown || !drawn) continue
    met += 1
    expect((drawn[0] * width) / 2).toBeCloseTo(shown.x, 6)
    expect((-drawn[1] * height) / 2).toBeCloseTo(shown.y, 6)
  }
  expect(met).toBeGreaterThan(200)
})

test('a picture in front is seen upright, however the head is tilted', () => {
  const look = { ...ahead, yaw: -20 }
  expect(perspectiveOf(flat, look, 1.5, 90)).toEqual(perspectiveOf(flat, look, 1.5))
})
