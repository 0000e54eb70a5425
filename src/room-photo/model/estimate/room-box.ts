import type { Vector3 } from '../../../math/vector.ts'
import type { ImagePoint } from '../camera.ts'
import { type CameraPose, rayThrough, visibleSpanOf } from './camera-pose.ts'
import type { Segment } from './line-segments.ts'
import { missBy } from './vanishing-points.ts'

/** One side of the room's box, to the left (−1) or to the right (1) of the camera. Metres; null where there is none. */
interface HalfBox {
  side: -1 | 1
  /** away from the camera */
  back: number | null
  aside: number | null
  /** above the floor */
  ceiling: number | null
}

/** In heights of the camera: how far what has no end goes on, and how far behind the camera a wall. */
const endless = 10
const behind = 1.3
/** Where no ceiling is known an upright goes so high, in heights of the camera. */
const upright = 1.5

export type Part = 'backFoot' | 'backTop' | 'sideFoot' | 'sideTop' | 'corner'

/** The edges of the box that the half has. */
function boundariesOf(half: HalfBox, height: number): Partial<Record<Part, Boundary>> {
  const { side, back, aside, ceiling } = half
  const [far, wide] = [-(back ?? endless * height), side * (aside ?? endless * height)]
  const top = (ceiling ?? upright * height) - height
  const across = (y: number): Boundary => ({ axis: 0, from: [0, y, far], to: [wide, y, far] })
  const away = (y: number): Boundary => ({
    axis: 2,
    from: [wide, y, far],
    to: [wide, y, behind * height],
  })
  return {
    ...(back !== null && { backFoot: across(-height) }),
    ...(back !== null && ceiling !== null && { backTop: across(top) }),
    ...(aside !== null && { sideFoot: away(-height) }),
    ...(aside !== null && ceiling !== null && { sideTop: away(top) }),
    ...(back !== null &&
      aside !== null && {
        corner: { axis: 1, from: [wide, -height, far], to: [wide, top, far] } as const,
      }),
  }
}

export type Face = 'floor' | 'ceiling' | 'back' | 'side'

/** Which face of the half a way from the eye meets first. */
export function faceOf(
  { back, aside, ceiling }: HalfBox,
  height: number,
  [x, y, z]: Vector3,
): Face {
  // Called some millions of times for a photo: no closures.
  let face: Face = y < 0 ? 'floor' : 'back'
  let nearest = y < 0 ? height / -y : Number.POSITIVE_INFINITY
  if (ceiling !== null && y > 0 && (ceiling - height) / y < nearest) {
    nearest = (ceiling - height) / y
    face = 'ceiling'
  }
  if (back !== null && z < 0 && back / -z < nearest) {
    nearest = back / -z
    face = 'back'
  }
  return aside !== null && x !== 0 && aside / Math.abs(x) < nearest ? 'side' : face
}

/** The direction that no line on a face has. */
const without: Record<Face, 0 | 1 | 2> = { floor: 1, ceiling: 1, back: 2, side: 0 }

export const weights = {
  foot: 1,
  top: 0.9,
  corner: 0.9,
  /** for each pixel of a boundary along which there is no edge */
  missing: 0.3,
  /** for each pixel of an edge that lies on a face where it can, or cannot, lie */
  member: 0.3,
  /** what a wall must explain, pixels */
  wall: 25,
}

/** Edges by their direction, remembered as long as the list is. */
const sorted = new WeakMap<readonly AxisEdge[], AxisEdge[][]>()

function byAxis(edges: readonly AxisEdge[]): AxisEdge[][] {
  const known = sorted.get(edges)
  if (known) return known
  const made = ([0, 1, 2] as const).map((axis) => edges.filter((edge) => edge.axis === axis))
  sorted.set(edges, made)
  return made
}

export interface Scored {
  score: number
  covers: Partial<Record<Part, EdgeCoverage>>
}

const weightOf = (part: Part) =>
  part === 'corner' ? weights.corner : part.endsWith('Top') ? weights.top : weights.foot

/**
 * How well a half of the box agrees with the photo's edges: along how much of its own edges the photo has some, and how
 * many of the photo's lie on a face that they can lie on.
 * @param edges  those on this side of the camera
 * Source: Hedau, Hoiem & Forsyth 2009, "Recovering the spatial layout of cluttered rooms" (lines and faces);
 * Lee, Hebert & Kanade 2009, "Geometric reasoning for single image structure recovery" (which face a line can lie on)
 */
export function scoreHalf(pose: CameraPose, edges: readonly AxisEdge[], half: HalfBox): Scored {
  const covers: Scored['covers'] = {}
  const alike = byAxis(edges)
  let score = 0
  for (const [name, boundary] of Object.entries(boundariesOf(half, pose.height))) {
    const part = name as Part
    const cover = edgeCoverageOf(pose, alike[boundary.axis] ?? [], boundary)
    covers[part] = cover
    const missing = cover.shown - cover.covered
    score += weightOf(part) * (cover.covered - weights.missing * missing)
  }
  if (half.aside !== null) score -= weights.wall
  for (const { axis, length, way } of edges) {
    const can = without[faceOf(half, pose.height, way)] !== axis
    score += (can ? 1 : -1) * weights.member * length
  }
  return { score, covers }
}

/** An edge of the room's box: where two of its faces meet. Its ends are metres from the eye. */
interface Boundary {
  axis: Axis
  from: Vector3
  to: Vector3
}

/** How much of a boundary the picture shows, and along how much of that it has an edge; pixels. */
export interface EdgeCoverage {
  shown: number
  covered: number
}

/** An edge no further off the boundary lies on it, pixels. */
const beside = 2.5

const nothing: EdgeCoverage = { shown: 0, covered: 0 }

/** Compares a boundary with the photo's edges. @param edges  those along the boundary's direction */
function edgeCoverageOf(
  pose: CameraPose,
  edges: readonly AxisEdge[],
  { from, to }: Boundary,
): EdgeCoverage {
  const span = visibleSpanOf(pose, from, to)
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

/** Across the room, upright, and towards the camera. */
type Axis = 0 | 1 | 2

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
  pose: CameraPose,
  size: { width: number; height: number },
): AxisEdge[] {
  const axes = ([0, 1, 2] as const).map(
    (at): Vector3 => [pose.right[at], pose.up[at], pose.back[at]],
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
    const misses = axes.map((axis) => Math.abs(missBy(line, axis, pose.focal)))
    const least = Math.min(...misses)
    if (least > Math.min(slack.sine, (2 * slack.ends) / length + 0.004)) return []
    return [
      { axis: misses.indexOf(least) as Axis, from, to, length, way: rayThrough(pose, middle) },
    ]
  })
  // A brick wall has thousands, and its longest say enough.
  return found.sort((a, b) => b.length - a.length).slice(0, most)
}

export type WallSide = 'left' | 'back' | 'right'

/** How far to trust what was found; what deserves less is left out. */
export type WallConfidence = 'good' | 'fair'

/** A wall along the room, as a photo shows it. */
export interface FoundWall {
  side: WallSide
  /** metres from the room's origin, which lies below the camera */
  distance: number
  confidence: WallConfidence
}

/**
 * The room as a photo shows it: a box along the camera's room (see `room/camera.ts`). All its measures grow with the
 * camera's height, which no photo tells.
 */
export interface WallsEstimate {
  /** at most one of a side, in the order left, back, right; what the photo does not show is not there */
  walls: FoundWall[]
  /** metres above the floor; null where the photo does not show it */
  ceiling: number | null
  /** of the walls together; `poor` where none is trusted */
  confidence: 'good' | 'fair' | 'poor'
}

export const noWallsFound: WallsEstimate = {
  walls: [],
  ceiling: null,
  confidence: 'poor',
}
