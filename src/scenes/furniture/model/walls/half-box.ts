import type { Vector3 } from '../../../../math/vector.ts'
import type { AxisEdge } from './axis-edges.ts'
import { type Boundary, type Cover, coverOf } from './boundary.ts'
import type { Sight } from './sight.ts'

/** One side of the room's box, to the left (−1) or to the right (1) of the camera. Metres; null where there is none. */
export interface HalfBox {
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
export function boundariesOf(half: HalfBox, height: number): Partial<Record<Part, Boundary>> {
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
  covers: Partial<Record<Part, Cover>>
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
export function scoreHalf(sight: Sight, edges: readonly AxisEdge[], half: HalfBox): Scored {
  const covers: Scored['covers'] = {}
  const alike = byAxis(edges)
  let score = 0
  for (const [name, boundary] of Object.entries(boundariesOf(half, sight.height))) {
    const part = name as Part
    const cover = coverOf(sight, alike[boundary.axis] ?? [], boundary)
    covers[part] = cover
    const missing = cover.shown - cover.covered
    score += weightOf(part) * (cover.covered - weights.missing * missing)
  }
  if (half.aside !== null) score -= weights.wall
  for (const { axis, length, way } of edges) {
    const can = without[faceOf(half, sight.height, way)] !== axis
    score += (can ? 1 : -1) * weights.member * length
  }
  return { score, covers }
}
