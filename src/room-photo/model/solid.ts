import { radians } from '../../math/angle.ts'
import { partWithinSlabs } from '../../math/slabs.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { FloorPlace } from './camera.ts'
import { inwardNormal, signedDistance, type Wall } from './wall.ts'

/** An upright box on the floor, or above it. */
export interface Solid extends FloorPlace {
  /** meters */
  width: number
  depth: number
  height: number
  /** height of its underside above the floor, meters; 0 by default */
  base?: number
  /** radians, counter-clockwise seen from above */
  angle: number
}

/** The corners on the floor, in order. */
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

/** Smaller overlaps count as touching, meters. */
const touch = 0.005

/**
 * Whether two boxes overlap.
 * Source: separating axis theorem; of upright boxes the sides of both are enough
 */
export function overlap(a: Solid, b: Solid): boolean {
  const { base: low = 0 } = a
  const { base: other = 0 } = b
  if (Math.min(low + a.height, other + b.height) - Math.max(low, other) <= touch) return false
  // Most pairs are farther apart than their circumscribed circles.
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
 * The distance along a ray at which it hits a box.
 * @param from  start of the ray, meters
 * @param ray  its unit direction
 * @returns meters; null when it misses
 */
export function rayHitDistance(box: Solid, from: Vec3, ray: Vec3): number | null {
  const [cos, sin] = [Math.cos(box.angle), Math.sin(box.angle)]
  const own = (x: number, z: number): [number, number] => [x * cos - z * sin, x * sin + z * cos]
  const [ox, oz] = own(from[0] - box.x, from[2] - box.z)
  const [dx, dz] = own(ray[0], ray[2])
  const { base = 0, width, height, depth } = box
  const slabs = [
    [ox, dx, -width / 2, width / 2],
    [from[1], ray[1], base, base + height],
    [oz, dz, -depth / 2, depth / 2],
  ] as const
  return partWithinSlabs(slabs, 0, Number.POSITIVE_INFINITY)?.[0] ?? null
}

/** Smaller depths behind a wall count as touching, meters. */
const wallTouch = 0.005

/** In an oblique corner a step away from one wall may lead behind the next one, so the steps are repeated. */
const rounds = 12

/** Half extent of a box across a wall, meters. */
function halfAcross(
  { width, depth, angle }: Pick<Solid, 'width' | 'depth' | 'angle'>,
  wall: Pick<Wall, 'turn'>,
): number {
  const off = radians(wall.turn) - angle
  return (Math.abs(Math.sin(off)) * width + Math.abs(Math.cos(off)) * depth) / 2
}

/** The distance between a wall and the nearest side of a box, meters; negative when the box is in it. */
export const distanceToWall = (wall: Wall, box: Solid): number =>
  signedDistance(wall, box) - halfAcross(box, wall)

/** Whether a box is partly behind a wall. */
export const isBehind = (box: Solid, walls: readonly Wall[]): boolean =>
  walls.some((wall) => distanceToWall(wall, box) < -wallTouch)

/**
 * The nearest place at which a box is in front of all walls; when they leave too little room, in front of the last
 * one.
 * @param own  the wall that it hangs on, and stays at
 * Source: cyclic projections onto half-planes, Bregman 1965
 */
export function placeBeforeWalls(box: Solid, walls: readonly Wall[], own?: Wall): FloorPlace {
  const at = { ...box }
  for (let round = 0; round < rounds; round += 1) {
    let moved = 0
    for (const wall of walls) {
      const gap = distanceToWall(wall, at)
      if (wall.id === own?.id || gap >= 0) continue
      const way = own ? along(own, wall) : inwardNormal(wall)
      if (!way) continue
      at.x -= way.x * gap
      at.z -= way.z * gap
      moved -= gap
    }
    if (moved < 1e-6) break
  }
  return { x: at.x, z: at.z }
}

/** The step along a wall that leads a meter away from another one; null when they are nearly parallel. */
function along(own: Wall, other: Wall): FloorPlace | null {
  const [normal, away] = [inwardNormal(own), inwardNormal(other)]
  const share = normal.z * away.x - normal.x * away.z
  return Math.abs(share) < 0.3 ? null : { x: normal.z / share, z: -normal.x / share }
}
