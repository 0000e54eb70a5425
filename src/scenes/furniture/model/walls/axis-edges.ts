import type { Vector3 } from '../../../../math/vector.ts'
import { missBy } from '../match/line.ts'
import type { ImagePoint } from '../match/reference.ts'
import type { Segment } from '../match/segments.ts'
import { type Sight, wayTo } from './sight.ts'

/** Across the room, upright, and towards the camera. */
export type Axis = 0 | 1 | 2

/** A straight edge of the photo that runs along one of the room's directions. */
export interface AxisEdge {
  axis: Axis
  /** pixels from the picture's middle, y up */
  from: ImagePoint
  to: ImagePoint
  /** pixels */
  length: number
  /** the way to its middle, in the room */
  way: Vector3
}

const most = 1400

/** How far an edge's ends may be off the line to its vanishing point, pixels; and how far it may be askew, as a sine. */
const slack = { ends: 1.8, sine: Math.sin((4 * Math.PI) / 180) }

/**
 * The edges that run along the room.
 * @param size  of the picture, pixels
 */
export function axisEdges(
  segments: readonly Segment[],
  sight: Sight,
  size: { width: number; height: number },
): AxisEdge[] {
  const axes = ([0, 1, 2] as const).map(
    (at): Vector3 => [sight.right[at], sight.up[at], sight.back[at]],
  )
  const found = segments.flatMap(({ x1, y1, x2, y2 }) => {
    const from = { x: x1 - size.width / 2, y: size.height / 2 - y1 }
    const to = { x: x2 - size.width / 2, y: size.height / 2 - y2 }
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const line = {
      ...middle,
      dx: (to.x - from.x) / length,
      dy: (to.y - from.y) / length,
      length,
    }
    const misses = axes.map((axis) => Math.abs(missBy(line, axis, sight.focal)))
    const least = Math.min(...misses)
    if (least > Math.min(slack.sine, (2 * slack.ends) / length + 0.004)) return []
    return [{ axis: misses.indexOf(least) as Axis, from, to, length, way: wayTo(sight, middle) }]
  })
  // A brick wall has thousands, and its longest say enough.
  return found.sort((a, b) => b.length - a.length).slice(0, most)
}
