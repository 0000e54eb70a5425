import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { type Body, inFrame } from './body.ts'

/** Boxes may touch walls by so much, metres. */
const touch = 0.001

/** Whether a place is on the floor. Source: ray crossing, even-odd rule */
export function isOnFloor(outline: readonly FloorPlace[], { x, z }: FloorPlace): boolean {
  let inside = false
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length] ?? a
    if (a.z > z === b.z > z) continue
    if (x < a.x + ((z - a.z) / (b.z - a.z)) * (b.x - a.x)) inside = !inside
  }
  return inside
}

/** Whether all of a body is on the floor: its middle is, and no wall goes through it. */
export function standsInside(outline: readonly FloorPlace[], body: Body): boolean {
  if (!isOnFloor(outline, body)) return false
  for (const [at, corner] of outline.entries()) {
    const from = inFrame(body, corner)
    const to = inFrame(body, outline[(at + 1) % outline.length] ?? corner)
    if (cuts(from, to, body.halfWidth - touch, body.halfDepth - touch)) return false
  }
  return true
}

/** Whether a line goes through a box about the origin. Source: the slab method, Kay & Kajiya 1986 */
function cuts(from: FloorPlace, to: FloorPlace, halfWidth: number, halfDepth: number): boolean {
  let [near, far] = [0, 1]
  for (const [start, end, half] of [
    [from.x, to.x, halfWidth],
    [from.z, to.z, halfDepth],
  ] as const) {
    const step = end - start
    if (Math.abs(step) < 1e-12) {
      if (Math.abs(start) >= half) return false
      continue
    }
    const [a, b] = [(-half - start) / step, (half - start) / step]
    near = Math.max(near, Math.min(a, b))
    far = Math.min(far, Math.max(a, b))
  }
  return near < far
}

/** Whether a line from one place to another stays on the floor's side of every wall. */
export function seesAcross(
  outline: readonly FloorPlace[],
  from: FloorPlace,
  to: FloorPlace,
): boolean {
  // A convex room hides nothing, and a camera may stand in a doorway, outside of it.
  if (outline.length <= 4) return true
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length] ?? a
    const leaves = side(a, b, to) < -1e-6 && side(a, b, from) > 1e-6
    if (leaves && side(from, to, a) * side(from, to, b) < 0) return false
  }
  return true
}

/** Positive on the floor's side of a wall from a to b. */
const side = (a: FloorPlace, b: FloorPlace, { x, z }: FloorPlace): number =>
  (b.z - a.z) * (x - a.x) - (b.x - a.x) * (z - a.z)

/** Square metres. Source: the shoelace formula */
export function areaOf(outline: readonly FloorPlace[]): number {
  let twice = 0
  for (const [at, a] of outline.entries()) {
    const b = outline[(at + 1) % outline.length] ?? a
    twice += a.x * b.z - b.x * a.z
  }
  return Math.abs(twice) / 2
}
