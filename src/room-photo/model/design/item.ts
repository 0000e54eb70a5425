import { radians, wrap360 } from '../../../math/angle.ts'
import { bisectLast } from '../../../math/bisect.ts'
import { clamp } from '../../../math/clamp.ts'
import { normalize, type Vec3 } from '../../../math/vector.ts'
import {
  eyeOf,
  type FloorPlace,
  type PhotoSize,
  type Pixel,
  placeBetween,
  type RoomCamera,
  rayAt,
} from '../camera.ts'
import { isBehind, overlap, rayHitDistance, type Solid } from '../solid.ts'
import type { FloorLine, Wall } from '../wall.ts'

/** A piece in the room. */
export interface Item extends FloorPlace {
  id: number
  /** Ids of the piece and its variant. */
  piece: string
  variant: string
  /** degrees, counter-clockwise seen from above, 0 ≤ turn < 360; at 0 its front faces the camera */
  turn: number
  /** 1 is true to size */
  scale: number
  /** height of its underside above the floor, meters; 0 by default */
  lift?: number
  /** Id of the wall that it hangs on. */
  wall?: number
}

/** What a piece stands on or hangs from. A surface is the top of another piece, or else the floor. */
export type Mount = 'floor' | 'wall' | 'ceiling' | 'surface'

/** The size of a piece, meters. */
export interface PieceSize {
  width: number
  depth: number
  height: number
  /** `floor` by default */
  mount?: Mount
}

/** Sizes by piece id. */
export type Sizes = Readonly<Record<string, PieceSize>>

/** The most lift: below the highest ceiling of an empty room. Meters. */
export const maxLift = 5

/** Rounds a lift to millimeters. */
export const roundLift = (lift: number): number => Math.round(clamp(lift, 0, maxLift) * 1000) / 1000

export const scaleRange = { min: 0.2, max: 5, step: 0.1, coarse: 0.2 } as const

/** Clamps a scale to its range and rounds it to hundredths. */
export const roundScale = (scale: number): number =>
  Math.round(clamp(scale, scaleRange.min, scaleRange.max) * 100) / 100

/** Rounds a turn to tenths of a degree. */
export const roundTurn = (turn: number): number => (Math.round(wrap360(turn) * 10) / 10) % 360

/** @throws Error for a piece without a size */
export function sizeOf(piece: string, sizes: Sizes): PieceSize {
  const size = sizes[piece]
  if (!size) throw new Error(`No piece ${piece}`)
  return size
}

/** The box that an item occupies. @throws Error for a piece without a size */
export function solidOf({ piece, x, z, turn, scale, lift = 0 }: Item, sizes: Sizes): Solid {
  const { width, depth, height } = sizeOf(piece, sizes)
  return {
    x,
    z,
    width: width * scale,
    depth: depth * scale,
    height: height * scale,
    base: lift,
    angle: radians(turn),
  }
}

/** Items up to this height may lie under furniture, as rugs do. Meters. */
export const flatHeight = 0.05

/** Ids of the items that overlap others. */
export function collisions(items: readonly Item[], sizes: Sizes): Set<number> {
  const solids = items.map((item) => solidOf(item, sizes))
  const found = new Set<number>()
  for (const [at, item] of items.entries()) {
    for (let other = 0; other < at; other += 1) {
      const [a, b] = [solids[at], solids[other]]
      if (!a || !b || a.height <= flatHeight || b.height <= flatHeight || !overlap(a, b)) continue
      found.add(item.id)
      found.add(items[other]?.id ?? item.id)
    }
  }
  return found
}

/** Ids of the items that are partly behind a wall; the ones that hang on it may touch it. */
export function itemsBehindWalls(
  items: readonly Item[],
  sizes: Sizes,
  walls: readonly Wall[],
): Set<number> {
  const found = items.filter((item) =>
    isBehind(
      solidOf(item, sizes),
      walls.filter(({ id }) => id !== item.wall),
    ),
  )
  return new Set(found.map(({ id }) => id))
}

interface ItemHit {
  item: Item
  box: Solid
  /** meters along the ray */
  far: number
}

/**
 * The first of the items that a ray hits.
 * @param ray  unit direction
 * @param hit  where it hits a box; null for one that it misses
 */
export function firstItemHit(
  items: readonly Item[],
  sizes: Sizes,
  from: Vec3,
  ray: Vec3,
  hit = rayHitDistance,
): ItemHit | undefined {
  const hits = items.flatMap((item) => {
    const box = solidOf(item, sizes)
    const far = hit(box, from, ray)
    return far === null ? [] : [{ item, box, far }]
  })
  return hits.toSorted((a, b) => a.far - b.far)[0]
}

/** The item at a pixel, the nearest of several. */
export const itemAt = (
  items: readonly Item[],
  sizes: Sizes,
  camera: RoomCamera,
  photo: PhotoSize,
  at: Pixel,
): Item | undefined => firstItemHit(items, sizes, eyeOf(camera), rayAt(camera, photo, at))?.item

/** Sample count of a line on the floor, and steps of the bisection between two samples. */
const places = 64
const closer = 8

/**
 * The parts of a floor line that no piece occludes.
 * @param items  treated as their boxes
 */
export function visibleParts(
  line: FloorLine,
  items: readonly Item[],
  sizes: Sizes,
  camera: RoomCamera,
): FloorLine[] {
  const solids = items
    .filter(({ piece }) => (sizes[piece]?.height ?? 0) > flatHeight)
    .map((item) => solidOf(item, sizes))
  if (solids.length === 0) return [line]
  const at = (share: number) => placeBetween(line.from, line.to, share)
  const isSeen = (share: number) => isInView(at(share), solids, camera)
  const edge = (seen: number, hidden: number) => at(bisectLast(isSeen, [seen, hidden], closer))
  const parts: FloorLine[] = []
  let from: FloorPlace | null = isSeen(0) ? line.from : null
  for (let place = 1; place <= places; place += 1) {
    const [before, here] = [(place - 1) / places, place / places]
    const seen = isSeen(here)
    if (seen && !from) from = edge(here, before)
    if (!seen && from) {
      parts.push({ from, to: edge(before, here) })
      from = null
    }
  }
  return from ? [...parts, { from, to: line.to }] : parts
}

/** Something this near to a point does not hide it. Meters. */
const touch = 0.01

function isInView({ x, z }: FloorPlace, solids: readonly Solid[], camera: RoomCamera): boolean {
  const eye = eyeOf(camera)
  const way = [x - eye[0], -eye[1], z - eye[2]] as const
  const far = Math.hypot(...way)
  const ray = normalize([...way])
  return solids.every((solid) => {
    const met = rayHitDistance(solid, eye, ray)
    return met === null || met > far - touch
  })
}
