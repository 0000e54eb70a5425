import type { Vector3 } from '../../../../math/vector.ts'
import type { ImagePoint } from '../match/reference.ts'
import type { Axis, AxisEdge } from './axis-edges.ts'
import { type Sight, spanOf } from './sight.ts'

/** An edge of the room's box: where two of its faces meet. Its ends are metres from the eye. */
export interface Boundary {
  axis: Axis
  from: Vector3
  to: Vector3
}

/** How much of a boundary the picture shows, and along how much of that it has an edge; pixels. */
export interface Cover {
  shown: number
  covered: number
}

/** An edge no further off the boundary lies on it, pixels. */
const beside = 2.5

const nothing: Cover = { shown: 0, covered: 0 }

/** Compares a boundary with the photo's edges. @param edges  those along the boundary's direction */
export function coverOf(sight: Sight, edges: readonly AxisEdge[], { from, to }: Boundary): Cover {
  const span = spanOf(sight, from, to)
  if (!span) return nothing
  const [p, q] = span
  const shown = Math.hypot(q.x - p.x, q.y - p.y)
  if (shown < 1) return nothing
  const along = { x: (q.x - p.x) / shown, y: (q.y - p.y) / shown }
  const stretches: [number, number][] = []
  for (const edge of edges) {
    if (off(edge.from, p, along) > beside || off(edge.to, p, along) > beside) continue
    const [a, b] = [ahead(edge.from, p, along), ahead(edge.to, p, along)]
    const [start, end] = [Math.max(0, Math.min(a, b)), Math.min(shown, Math.max(a, b))]
    if (end > start) stretches.push([start, end])
  }
  return { shown, covered: unionOf(stretches) }
}

const off = ({ x, y }: ImagePoint, p: ImagePoint, along: ImagePoint) =>
  Math.abs((x - p.x) * along.y - (y - p.y) * along.x)

const ahead = ({ x, y }: ImagePoint, p: ImagePoint, along: ImagePoint) =>
  (x - p.x) * along.x + (y - p.y) * along.y

/** Length of what several stretches cover together. */
function unionOf(stretches: [number, number][]): number {
  let [length, reached] = [0, Number.NEGATIVE_INFINITY]
  for (const [start, end] of stretches.sort((a, b) => a[0] - b[0])) {
    length += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return length
}
