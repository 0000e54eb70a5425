import type { Vector3 } from '../../../../math/vector.ts'
import type { FloorPlace } from './camera.ts'
import { floorArea } from './floor-area.ts'
import { type Item, type Sizes, solidOf } from './item.ts'
import { footprint } from './solid.ts'
import { before, type FloorLine, footOf, type Wall } from './wall.ts'

/** Soft edges of shadows go so far beyond what throws them, metres. */
const edge = 0.25

/** What one piece's shadow can lie on: from its footprint to where its top's shadow would lie on the floor. */
export interface ThrownShadow {
  /** of the piece's footprint and of its top's shadow */
  places: readonly FloorPlace[]
}

/** @param sun  the way to it, of length 1; above the floor */
export function thrownShadows(items: readonly Item[], sizes: Sizes, sun: Vector3): ThrownShadow[] {
  return items.map((item) => {
    const box = solidOf(item, sizes)
    const far = ((box.base ?? 0) + box.height + edge) / sun[1]
    const feet = footprint({ ...box, width: box.width + 2 * edge, depth: box.depth + 2 * edge })
    const ends = feet.map(({ x, z }) => ({ x: x - sun[0] * far, z: z - sun[2] * far }))
    return { places: [...feet, ...ends] }
  })
}

/**
 * The floor before all walls, as far as shadows can lie on it, and little more.
 * @returns convex parts, the corners of each in turn; they touch one another and do not overlap
 */
export function shadowedFloor(
  walls: readonly Wall[],
  shadows: readonly ThrownShadow[],
): FloorPlace[][] {
  const boxes = shadows.map(({ places }) => {
    const [xs, zs] = [places.map(({ x }) => x), places.map(({ z }) => z)]
    return {
      ...{ left: Math.min(...xs), right: Math.max(...xs) },
      ...{ back: Math.min(...zs), front: Math.max(...zs) },
    }
  })
  const lines = (ends: number[]) => [...new Set(ends)].sort((a, b) => a - b)
  const xs = lines(boxes.flatMap(({ left, right }) => [left, right]))
  const zs = lines(boxes.flatMap(({ back, front }) => [back, front]))
  // A grid through all boxes: its cells are within a box or without, and neighbours share their corners.
  return xs.slice(1).flatMap((right, column) =>
    zs.slice(1).flatMap((front, row) => {
      const [left = right, back = front] = [xs[column], zs[row]]
      const isIn = boxes.some(
        (box) => left >= box.left && right <= box.right && back >= box.back && front <= box.front,
      )
      if (!isIn) return []
      const cell = floorArea(walls, [
        { x: left, z: back },
        { x: left, z: front },
        { x: right, z: front },
        { x: right, z: back },
      ])
      return cell.length > 2 ? [cell] : []
    }),
  )
}

/** The part of a wall's foot over which shadows can lie on it. @returns null where none does */
export function shadowedFoot(
  wall: Wall,
  walls: readonly Wall[],
  shadows: readonly ThrownShadow[],
): FloorLine | null {
  const foot = footOf(wall, walls)
  if (!foot) return null
  const long = Math.hypot(foot.to.x - foot.from.x, foot.to.z - foot.from.z)
  const way = { x: (foot.to.x - foot.from.x) / long, z: (foot.to.z - foot.from.z) / long }
  const reaching = shadows.filter(({ places }) =>
    places.some((place) => before(wall, place) < edge),
  )
  const along = reaching.flatMap(({ places }) =>
    places.map(({ x, z }) => (x - foot.from.x) * way.x + (z - foot.from.z) * way.z),
  )
  const [first, last] = [Math.max(0, Math.min(...along)), Math.min(long, Math.max(...along))]
  if (!(first < last)) return null
  const at = (far: number) => ({ x: foot.from.x + way.x * far, z: foot.from.z + way.z * far })
  return { from: at(first), to: at(last) }
}
