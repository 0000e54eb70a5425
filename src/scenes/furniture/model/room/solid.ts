import type { Vector3 } from '../../../../math/vector.ts'
import type { FloorPlace } from './camera.ts'

/** An upright box on the floor, or above it. */
export interface Solid extends FloorPlace {
  /** metres */
  width: number
  depth: number
  height: number
  /** metres from the floor to its underside; 0 unless told */
  base?: number
  /** radians, counter-clockwise seen from above */
  angle: number
}

/** The corners on the floor, in turn. */
export function footprint({ x, z, width, depth, angle }: Solid): FloorPlace[] {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([i = 0, j = 0]) => {
    const [a, b] = [(i * width) / 2, (j * depth) / 2]
    return { x: x + a * cos + b * sin, z: z - a * sin + b * cos }
  })
}

/** Less than this is a touch and no overlap, metres. */
const touch = 0.005

/**
 * Whether two boxes stand in one another.
 * Source: separating axis theorem; of upright boxes the sides of both are enough
 */
export function overlap(a: Solid, b: Solid): boolean {
  const { base: low = 0 } = a
  const { base: other = 0 } = b
  if (Math.min(low + a.height, other + b.height) - Math.max(low, other) <= touch) return false
  // Most pairs in a full room are further apart than their circles.
  const reach = Math.hypot(a.width, a.depth) + Math.hypot(b.width, b.depth)
  if (Math.hypot(a.x - b.x, a.z - b.z) * 2 > reach) return false
  const [first, second] = [footprint(a), footprint(b)]
  return [a.angle, a.angle + Math.PI / 2, b.angle, b.angle + Math.PI / 2].every((angle) => {
    const along = ({ x, z }: FloorPlace) => x * Math.cos(angle) - z * Math.sin(angle)
    const [p, q] = [first.map(along), second.map(along)]
    return (
      Math.min(Math.max(...p), Math.max(...q)) - Math.max(Math.min(...p), Math.min(...q)) > touch
    )
  })
}

/**
 * How far along a ray a box is met.
 * @param from  where the ray starts, metres @param ray  its direction, of length 1
 * @returns metres; null where the ray passes it by
 * Source: the slab method, Kay & Kajiya 1986
 */
export function metAt(box: Solid, from: Vector3, ray: Vector3): number | null {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const own = (x: number, z: number): [number, number] => [x * cos - z * sin, x * sin + z * cos]
  const [ox, oz] = own(from[0] - box.x, from[2] - box.z)
  const [dx, dz] = own(ray[0], ray[2])
  let [near, far] = [0, Number.POSITIVE_INFINITY]
  for (const [start, step, least, most] of [
    [ox, dx, -box.width / 2, box.width / 2],
    [from[1], ray[1], box.base ?? 0, (box.base ?? 0) + box.height],
    [oz, dz, -box.depth / 2, box.depth / 2],
  ] as const) {
    if (Math.abs(step) < 1e-9) {
      if (start < least || start > most) return null
      continue
    }
    const [a, b] = [(least - start) / step, (most - start) / step]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near <= far ? near : null
}
