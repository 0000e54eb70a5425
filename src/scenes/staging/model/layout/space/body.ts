import { radians } from '../../../../../math/angle.ts'
import { edgesOf } from '../../../../../math/polygon.ts'
import { partWithinSlabs } from '../../../../../math/slabs.ts'
import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { isOnFloor } from '../../room.ts'

/** The pose of a piece: place and turn in degrees, counter-clockwise seen from above. */
export interface Pose extends FloorPlace {
  turn: number
}

/** An upright box, prepared for many overlap tests. Meters. */
export interface Body extends FloorPlace {
  /** half of its width and depth, and the direction that its width has */
  halfWidth: number
  halfDepth: number
  cos: number
  sin: number
  base: number
  top: number
  /** half of what it takes of the room's axes */
  reachX: number
  reachZ: number
}

interface BodySize {
  width: number
  depth: number
  height: number
}

export function bodyAt(size: BodySize, { x, z, turn }: Pose, lift = 0): Body {
  // Exact for quarter turns on every machine, which most pieces have.
  const quarter = turn / 90
  const isQuarter = Number.isInteger(quarter)
  const cos = isQuarter ? ([1, 0, -1, 0][((quarter % 4) + 4) % 4] ?? 1) : Math.cos(radians(turn))
  const sin = isQuarter ? ([0, 1, 0, -1][((quarter % 4) + 4) % 4] ?? 0) : Math.sin(radians(turn))
  const [halfWidth, halfDepth] = [size.width / 2, size.depth / 2]
  return {
    x,
    z,
    halfWidth,
    halfDepth,
    cos,
    sin,
    base: lift,
    top: lift + size.height,
    reachX: Math.abs(cos) * halfWidth + Math.abs(sin) * halfDepth,
    reachZ: Math.abs(sin) * halfWidth + Math.abs(cos) * halfDepth,
  }
}

/** A place in a body's own frame: to its right and to its front. */
function inFrame({ x, z, cos, sin }: Body, at: FloorPlace): FloorPlace {
  const [dx, dz] = [at.x - x, at.z - z]
  return { x: dx * cos - dz * sin, z: dx * sin + dz * cos }
}

/** Converts a point from a body's frame to the room. */
export function fromBodyFrame(
  { x, z, cos, sin }: Pick<Body, 'x' | 'z' | 'cos' | 'sin'>,
  at: FloorPlace,
) {
  return { x: x + at.x * cos + at.z * sin, z: z - at.x * sin + at.z * cos }
}

/** Distance of a place from a body, seen from above; 0 inside. Meters. */
export function distanceTo(body: Body, at: FloorPlace): number {
  const own = inFrame(body, at)
  const dx = Math.max(0, Math.abs(own.x) - body.halfWidth)
  const dz = Math.max(0, Math.abs(own.z) - body.halfDepth)
  return Math.hypot(dx, dz)
}

/** Depth of the overlap of two footprints; 0 or less when they are apart. Meters. */
export function footprintOverlap(a: Body, b: Body): number {
  const [dx, dz] = [b.x - a.x, b.z - a.z]
  const onAxes = Math.min(a.reachX + b.reachX - Math.abs(dx), a.reachZ + b.reachZ - Math.abs(dz))
  if (onAxes <= 0) return onAxes
  return Math.min(onAxes, depthAlong(a, b, dx, dz), depthAlong(b, a, dx, dz))
}

/** Over the directions of the first one's sides. Source: separating axis theorem */
function depthAlong(a: Body, b: Body, dx: number, dz: number): number {
  const cos = Math.abs(a.cos * b.cos + a.sin * b.sin)
  const sin = Math.abs(a.sin * b.cos - a.cos * b.sin)
  const across = Math.abs(dx * a.cos - dz * a.sin)
  const onward = Math.abs(dx * a.sin + dz * a.cos)
  return Math.min(
    a.halfWidth + b.halfWidth * cos + b.halfDepth * sin - across,
    a.halfDepth + b.halfWidth * sin + b.halfDepth * cos - onward,
  )
}

/** What is no higher lies under furniture, as rugs do. Meters. */
export const flat = 0.05

export const isFlat = ({ base, top }: Body): boolean => top - base <= flat

/** Depth of the overlap of two bodies in space; 0 or less when they are apart. Meters. */
export function overlapDepth(a: Body, b: Body): number {
  if (isFlat(a) || isFlat(b)) return 0
  const height = Math.min(a.top, b.top) - Math.max(a.base, b.base)
  return height <= 0.001 ? 0 : footprintOverlap(a, b)
}

/** Boxes may touch walls by so much, meters. */
const touch = 0.001

/** Whether a body is completely on the floor: its middle is, and no wall crosses it. */
export const standsInside = (outline: readonly FloorPlace[], body: Body): boolean =>
  isOnFloor(outline, body) &&
  edgesOf(outline).every(([a, b]) => !cuts(body, inFrame(body, a), inFrame(body, b)))

/** Whether a line in a body's frame goes through the body. */
function cuts({ halfWidth, halfDepth }: Body, from: FloorPlace, to: FloorPlace): boolean {
  const [x, z] = [halfWidth - touch, halfDepth - touch]
  const slabs = [
    [from.x, to.x - from.x, -x, x],
    [from.z, to.z - from.z, -z, z],
  ] as const
  return partWithinSlabs(slabs, 0, 1) !== null
}
