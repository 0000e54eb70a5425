import { describe, expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { normalize, subtract, type Vector3 } from '../../../../math/vector.ts'
import { vectorOf } from '../geometry/angles.ts'
import { home, inPicture, polygonOf, sampleHome } from '../testing/sample-home.ts'
import { planWalk } from '../walk/plan-walk.ts'
import { projectThrough } from './project.ts'

const tour = sampleHome()
const apart = (a: Vector3, b: Vector3) => Math.hypot(...subtract(normalize(a), normalize(b)))

/** The box of the living room on the way to the kitchen, through the passage of its true size. */
function boxOnTheWay() {
  const link = tour.rooms
    .find(({ id }) => id === 'living')
    ?.links.find(({ to }) => to === 'kitchen')
  const passage = (
    home.doorways as ((typeof home.doorways)[number] & { width: number; height: number })[]
  ).find(({ id }) => id === 'living-kitchen')
  const look = { yaw: 0, pitch: 0, zoom: 100 }
  const box = link && planWalk(tour, 'living', link, look, false, passage)?.boxes.from
  if (!box) throw new Error('the living room has no box')
  return box
}

describe('a room seen through the doorway ahead', () => {
  const box = boxOnTheWay()
  const place = (x: number, y: number, z: number): Vector3 => {
    const [px, pz] = inPicture('living', [x, z])
    return [px, y - 1.5, pz]
  }

  test('stands where it stands', () => {
    expect(box.beyond).toMatchObject({ ceiling: 2.6, width: 2.4, height: 2.3 })
    for (const corner of polygonOf('kitchen')) {
      const [x, z] = inPicture('living', corner)
      const nearest = Math.min(
        ...(box.beyond?.corners ?? []).map((one) => Math.hypot(one[0] - x, one[1] - z)),
      )
      expect(nearest).toBeLessThan(1e-6)
    }
  })

  test('leaves every direction as it was taken, from where it was taken', () => {
    const dice = createRandom(8)
    for (let run = 0; run < 500; run += 1) {
      const look = vectorOf({ yaw: dice() * 360 - 180, pitch: dice() * 180 - 90 })
      expect(apart(projectThrough(box, [0, 0, 0], look), look)).toBeLessThan(1e-12)
    }
  })

  test('shows its far wall in its place from everywhere on the way, before the doorway and behind it', () => {
    const far = place(6, 1.6, 2.1)
    for (const x of [-1.7, -1, -0.3, 0.06, 0.5, 2, 4]) {
      const from = place(x, 1.5, 1.9)
      expect(apart(projectThrough(box, from, subtract(far, from)), far)).toBeLessThan(1e-9)
    }
  })

  test('does not show where the wall is beside the doorway, or over it', () => {
    const from = place(-1, 1.5, 1.9)
    for (const wall of [place(0, 1.5, 0.4), place(0, 1.5, 3.9), place(0, 2.4, 1.9)]) {
      expect(apart(projectThrough(box, from, subtract(wall, from)), wall)).toBeLessThan(1e-9)
    }
  })
})
