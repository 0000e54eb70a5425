import type { Vec3 } from '../../../math/vector.ts'
import { type CameraPose, type ImagePoint, rayThrough, visibleSpanOf } from '../camera.ts'
import { type LineSegment, vanishingError } from './vanishing-points.ts'

/** Half of the room's box, to the left (−1) or the right (1) of the camera. Meters; null for a missing face. */
interface HalfBox {
  side: -1 | 1
  /** distance of the back wall from the camera */
  back: number | null
  aside: number | null
  /** height of the ceiling above the floor */
  ceiling: number | null
}

/** Extent of an unbounded face, and of the side walls behind the camera, in camera heights. */
const endless = 10
const behind = 1.3
/** Height of an upright without a known ceiling, in camera heights. */
const upright = 1.5

export type BoxEdge = 'backFoot' | 'backTop' | 'sideFoot' | 'sideTop' | 'corner'

/** The edges of a half box. */
function boundariesOf(half: HalfBox, height: number): Partial<Record<BoxEdge, Boundary>> {
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

export type BoxFace = 'floor' | 'ceiling' | 'back' | 'side'

/** The face of the half box that a ray from the camera hits first. */
export function firstFaceHit(
  { back, aside, ceiling }: HalfBox,
  height: number,
  [x, y, z]: Vec3,
): BoxFace {
  // Called millions of times for a photo, so it allocates no closures.
  let face: BoxFace = y < 0 ? 'floor' : 'back'
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

/** The axis that no line on a face is parallel to. */
const without: Record<BoxFace, 0 | 1 | 2> = { floor: 1, ceiling: 1, back: 2, side: 0 }

export const weights = {
  foot: 1,
  top: 0.9,
  corner: 0.9,
  /** cost of each pixel of a boundary without an edge */
  missing: 0.3,
  /** weight of each pixel of an edge on a face that it can, or cannot, lie on */
  member: 0.3,
  /** least gain of a wall, pixels */
  wall: 25,
}

/** The edges on one side of the camera. */
export interface SideEdges {
  edges: readonly AxisEdge[]
  byAxis: readonly (readonly AxisEdge[])[]
}

export interface HalfBoxScore {
  score: number
  covers: Partial<Record<BoxEdge, EdgeCoverage>>
}

const weightOf = (part: BoxEdge) =>
  part === 'corner' ? weights.corner : part.endsWith('Top') ? weights.top : weights.foot

/**
 * Scores how well a half box agrees with the photo's edges: how much of its boundaries is covered by edges, and how
 * many edges lie on a face that can contain them.
 * Source: Hedau, Hoiem & Forsyth 2009, "Recovering the spatial layout of cluttered rooms" (lines and faces);
 * Lee, Hebert & Kanade 2009, "Geometric reasoning for single image structure recovery" (which face a line can lie on)
 */
export function scoreHalfBox(
  pose: CameraPose,
  { edges, byAxis }: SideEdges,
  half: HalfBox,
): HalfBoxScore {
  const covers: HalfBoxScore['covers'] = {}
  let score = 0
  for (const [name, boundary] of Object.entries(boundariesOf(half, pose.height))) {
    const part = name as BoxEdge
    const cover = edgeCoverageOf(pose, byAxis[boundary.axis] ?? [], boundary)
    covers[part] = cover
    const missing = cover.shown - cover.covered
    score += weightOf(part) * (cover.covered - weights.missing * missing)
  }
  if (half.aside !== null) score -= weights.wall
  for (const { axis, length, way } of edges) {
    const can = without[firstFaceHit(half, pose.height, way)] !== axis
    score += (can ? 1 : -1) * weights.member * length
  }
  return { score, covers }
}

/** An edge of the room's box, where two faces meet. Ends in meters from the camera. */
interface Boundary {
  axis: Axis
  from: Vec3
  to: Vec3
}

/** Visible length of a boundary, and the length that edges cover; pixels. */
export interface EdgeCoverage {
  shown: number
  covered: number
}

/** Tolerance of an edge's distance to a boundary, pixels. */
const beside = 2.5

const nothing: EdgeCoverage = { shown: 0, covered: 0 }

/** Compares a boundary with the photo's edges. @param edges  those parallel to the boundary */
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

/** Length of the union of intervals. */
function unionOf(stretches: [number, number][]): number {
  let [length, reached] = [0, Number.NEGATIVE_INFINITY]
  for (const [start, end] of stretches.sort((a, b) => a[0] - b[0])) {
    length += Math.max(0, end - Math.max(start, reached))
    reached = Math.max(reached, end)
  }
  return length
}

/** Across the room, upright, and toward the camera. */
type Axis = 0 | 1 | 2

/** A straight edge of the photo that is parallel to an axis of the room. */
export interface AxisEdge extends LineSegment {
  axis: Axis
  /** ray to its middle, in the room */
  way: Vec3
}

const most = 1400

/**
 * Tolerances of an axis edge: distance of its ends to the line to the vanishing point, pixels, and its deviation as a
 * sine.
 */
const slack = { ends: 1.8, sine: Math.sin((4 * Math.PI) / 180) }

/** The edges parallel to the room's axes. */
export function axisEdges(segments: readonly LineSegment[], pose: CameraPose): AxisEdge[] {
  const axes = ([0, 1, 2] as const).map((at): Vec3 => [pose.right[at], pose.up[at], pose.back[at]])
  const found = segments.flatMap((segment) => {
    const misses = axes.map((axis) => Math.abs(vanishingError(segment, axis, pose.focal)))
    const least = Math.min(...misses)
    if (least > Math.min(slack.sine, (2 * slack.ends) / segment.length + 0.004)) return []
    return [{ ...segment, axis: misses.indexOf(least) as Axis, way: rayThrough(pose, segment) }]
  })
  // A brick wall has thousands of edges, of which the longest suffice.
  return found.sort((a, b) => b.length - a.length).slice(0, most)
}

export type WallSide = 'left' | 'back' | 'right'

/** Confidence of a found wall, less certain ones are left out; `known` where the room's file has it. */
export type WallConfidence = 'known' | 'good' | 'fair'

/** A wall found in a photo or known from its file, parallel to the room. */
export interface FoundWall {
  side: WallSide
  /** meters from the room's origin below the camera */
  distance: number
  confidence: WallConfidence
}

/**
 * The room found in a photo: a box parallel to the camera's room (see `model/camera.ts`). All its measures are
 * proportional to the camera's height, which the photo does not tell.
 */
export interface WallsEstimate {
  /** at most one wall a side, in the order left, back, right; only those in the photo */
  walls: readonly FoundWall[]
  /** meters above the floor; null when it is not in the photo */
  ceiling: number | null
}

/** A place in the plane of a wall, meters from the camera. @param along  the wall, from its nearest point */
export const placeOnWall = (side: WallSide, distance: number, along: number, y: number): Vec3 =>
  side === 'back' ? [along, y, -distance] : [side === 'left' ? -distance : distance, y, along]

export const noWallsFound: WallsEstimate = { walls: [], ceiling: null }
