import { expect, test } from 'vitest'
import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { add, scale } from '../../../../math/vector.ts'
import { projectThrough } from '../box/project.ts'
import { anglesOf, vectorOf } from '../geometry/angles.ts'
import { sampleHome } from '../testing/sample-home.ts'
import { type Patch, patchOf } from '../tile-patch.ts'
import { planWalk } from './plan-walk.ts'
import { type Glance, screenBounds } from './screen-bounds.ts'
import { walkAt } from './walk-at.ts'

const size = { width: 8192, height: 4096 }
const whole = { left: -180, top: 90, width: 360, height: 180 }
const patches = Array.from({ length: 8 }, (_, at) =>
  patchOf({ x: (at % 4) * 2048, y: at < 4 ? 0 : 2048, width: 2048, height: 2048 }, size, whole),
)

/** Whether a patch holds a direction. */
function holds({ middle, left, right, top, bottom }: Patch, yaw: number, pitch: number) {
  const aside = radians(wrap180(yaw - degrees(middle)))
  return aside >= left && aside <= right && radians(pitch) <= top && radians(pitch) >= bottom
}

/** What a point of the screen shows of the picture. */
function lookUp({ look, fov, aspect, from, box }: Glance, x: number, y: number) {
  const half = Math.tan(radians(fov) / 2)
  const right = vectorOf({ yaw: look.yaw + 90, pitch: 0 })
  const up = vectorOf({ yaw: look.yaw, pitch: look.pitch + 90 })
  const ray = add(add(vectorOf(look), scale(right, x * half * aspect)), scale(up, y * half))
  return anglesOf(box ? projectThrough(box, from, ray) : ray)
}

const nowhere = { left: 2, right: -2, bottom: 2, top: -2 }
const tour = sampleHome()
const walks = tour.rooms.flatMap((room) =>
  room.links.map((link) => {
    const walk = planWalk(tour, room.id, link, { yaw: 0, pitch: 20, zoom: 100 }, false)
    if (!walk) throw new Error('no walk')
    return walk
  }),
)
const moments = walks.flatMap((walk) =>
  [0, 0.3, 0.6, 0.9].map((progress) => ({ walk, frame: walkAt(walk, progress) })),
)

/** The share of the screen that shows a tile beyond the bounds of that tile. */
function missedOf(glances: readonly Glance[]): number {
  const dice = createRandom(3)
  const perGlance = 40
  let missed = 0
  for (const glance of glances) {
    const bounds = screenBounds(patches, glance)
    for (let run = 0; run < perGlance; run += 1) {
      const [x, y] = [dice() * 2 - 1, dice() * 2 - 1]
      const { yaw, pitch } = lookUp(glance, x, y)
      const { left, right, bottom, top } =
        bounds[patches.findIndex((patch) => holds(patch, yaw, pitch))] ?? nowhere
      if (x < left || x > right || y < bottom || y > top) missed += 1
    }
  }
  return missed / (glances.length * perGlance)
}

test('of the picture that is left, every tile is drawn where it is seen, all the way', () => {
  const glances = moments
    // Then the other one covers it.
    .filter(({ frame }) => frame.mix < 1)
    .map(({ walk, frame }) => ({
      ...{ look: frame.look, fov: 60, aspect: 3, from: frame.fromOffset, box: walk.boxes.from },
    }))
  expect(glances.length).toBeGreaterThan(20)
  expect(missedOf(glances)).toBe(0)
})

test('tiles behind the visitor are not drawn, others in part; a head that is tilted sees others', () => {
  const glance = {
    look: { yaw: 45, pitch: 0 },
    fov: 60,
    aspect: 1,
    from: [0, 0, 0] as const,
    box: null,
  }
  const bounds = screenBounds(patches, glance)
  // The tiles of 0…90° alone, the upper one in the upper half.
  expect(bounds.flatMap((one, at) => (one ? [at] : []))).toEqual([2, 6])
  expect(bounds[2]?.bottom).toBeGreaterThan(-0.5)
  expect(bounds[6]?.top).toBeLessThan(0.5)
  const tilted = screenBounds(patches, { ...glance, roll: 90 })
  // Tilted to the right, what is above is seen to the left.
  expect(tilted[2]?.right).toBeLessThan(0.5)
  // Taken upside down, the picture has below and to the left what is seen above and to the right.
  const turned = screenBounds(patches, { ...glance, level: { pitch: 0, roll: 180 } })
  expect(turned.flatMap((one, at) => (one ? [at] : []))).toEqual([1, 5])
  expect(turned[5]?.bottom).toBeGreaterThan(-0.5)
})
