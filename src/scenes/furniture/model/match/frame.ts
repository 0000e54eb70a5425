import { cross, dot, normalize, type Vector3 } from '../../../../math/vector.ts'
import { type Line, missBy, planeOf } from './line.ts'

/** The three directions of a room's edges, at right angles to one another, and the lens that they are seen by. */
export interface Frame {
  /** pixels */
  focal: number
  up: Vector3
  /** along the walls */
  sides: readonly [Vector3, Vector3]
}

export const axesOf = ({ up, sides }: Frame): readonly Vector3[] => [up, sides[0], sides[1]]

/** How far the camera may be from level, as the cosine of the angle between its own up and the room's. */
const leastLevel = Math.cos((50 * Math.PI) / 180)

/**
 * The frame in which two lines are upright, and a third one is level.
 * @returns null where there is none, or where nobody holds a camera so
 */
export function frameFromUprights(focal: number, a: Line, b: Line, level: Line): Frame | null {
  const across = cross(planeOf(a, focal), planeOf(b, focal))
  // Two lines that point at the same spot all along say nothing.
  if (dot(across, across) < 1e-8) return null
  return frameAround(focal, normalize(across), level)
}

/** The frame in which two lines are level and parallel, and a third one is upright. */
export function frameFromLevels(focal: number, a: Line, b: Line, upright: Line): Frame | null {
  const along = cross(planeOf(a, focal), planeOf(b, focal))
  if (dot(along, along) < 1e-8) return null
  const side = normalize(along)
  const up = cross(planeOf(upright, focal), side)
  if (dot(up, up) < 1e-8) return null
  return completed(focal, normalize(up), side)
}

function frameAround(focal: number, up: Vector3, level: Line): Frame | null {
  const side = cross(planeOf(level, focal), up)
  return dot(side, side) < 1e-8 ? null : completed(focal, up, normalize(side))
}

function completed(focal: number, up: Vector3, side: Vector3): Frame | null {
  if (Math.abs(up[1]) < leastLevel) return null
  const upward: Vector3 = up[1] < 0 ? [-up[0], -up[1], -up[2]] : up
  return { focal, up: upward, sides: [side, normalize(cross(side, upward))] }
}

/** Squared sine of 1.2 degrees, within which a line counts most. */
const sharp = Math.sin((1.2 * Math.PI) / 180) ** 2

/** How much of the lines runs along the frame: the sum of their weights, each by how well it fits. */
export function scoreOf(frame: Frame, lines: Line[], weights: Float64Array): number {
  const { focal, up, sides } = frame
  let score = 0
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line
    const a = missBy(line, up, focal)
    const b = missBy(line, sides[0], focal)
    const c = missBy(line, sides[1], focal)
    const best = Math.min(a * a, b * b, c * c)
    if (best < 9 * sharp) score += (weights[at] ?? 0) * Math.exp(-best / sharp)
  }
  return score
}
