import { radians, wrap180, wrap360 } from '../../../../math/angle.ts'
import type { FloorPlace } from './camera.ts'
import type { Solid } from './solid.ts'
import { gapTo, standBefore } from './stand-before.ts'
import { type FloorLine, footOf, inwards, type Wall } from './wall.ts'

/** Within so much a piece goes flush; metres and degrees. */
export const snapReach = { place: 0.08, turn: 5 } as const

/** Sides that run within so much of one another are parallel; radians. */
const parallel = radians(1)

/** Pieces further apart than this are not lined up with one another; metres. */
const neighbours = 0.6

export interface Snapped extends FloorPlace {
  /** What the piece is flush with now. */
  guides: FloorLine[]
}

/**
 * Where a piece comes to lie that is put somewhere: before the walls, and flush with a wall or with its neighbours' sides
 * where they are near.
 * @param box  the piece where the pointer has it
 */
export function snapPlace(box: Solid, others: readonly Solid[], walls: readonly Wall[]): Snapped {
  const guides: FloorLine[] = []
  const at = { ...box }
  const held = [0, 1].map((axis) => byNeighbours(at, axis === 0, others))
  for (const one of held) {
    if (!one) continue
    at.x += one.x
    at.z += one.z
    guides.push(one.guide)
  }
  // Walls last: they have the last word.
  for (const wall of walls) {
    const gap = gapTo(wall, at)
    if (gap >= snapReach.place) continue
    const normal = inwards(wall)
    at.x -= normal.x * gap
    at.z -= normal.z * gap
    const foot = footOf(wall, walls)
    if (foot) guides.push(foot)
  }
  return { ...standBefore(at, walls), guides }
}

/**
 * The angle at which a piece that is pushed into a wall stands flush with it, by the side that is nearest: its back,
 * where its back is towards the wall.
 * @returns radians; null where it is pushed into none, and may stand as askew as it was put
 */
export function flushAngle(box: Solid, walls: readonly Wall[]): number | null {
  let deepest = -snapReach.place
  let found: number | null = null
  for (const wall of walls) {
    const gap = gapTo(wall, box)
    if (gap >= deepest) continue
    deepest = gap
    const start = radians(wall.turn)
    found = start + Math.round((box.angle - start) / (Math.PI / 2)) * (Math.PI / 2)
  }
  return found
}

/** A turn in line with the room or one of its walls, where it nearly is; degrees. */
export function snapTurn(turn: number, walls: readonly Pick<Wall, 'turn'>[]): number {
  for (const start of [0, ...walls.map((wall) => wall.turn)]) {
    const off = wrap180(turn - start)
    const quarter = Math.round(off / 90) * 90
    if (Math.abs(off - quarter) <= snapReach.turn) return wrap360(start + quarter) % 360
  }
  return turn
}

/** The step along one of the box's own sides by which it lies flush with a neighbour; null where none is near. */
function byNeighbours(box: Solid, isWidth: boolean, others: readonly Solid[]) {
  const angle = isWidth ? box.angle : box.angle + Math.PI / 2
  // Along the side, and across it.
  const along = { x: Math.cos(angle), z: -Math.sin(angle) }
  const half = isWidth ? { along: box.width / 2, across: box.depth / 2 } : swap(box)
  let best: { by: number; at: number; low: number; high: number } | undefined
  for (const other of others) {
    const quarters = (other.angle - angle) / (Math.PI / 2)
    if (Math.abs(quarters - Math.round(quarters)) * (Math.PI / 2) > parallel) continue
    const isSame = Math.round(quarters) % 2 === 0
    const own = isSame ? { along: other.width / 2, across: other.depth / 2 } : swap(other)
    const off = { x: other.x - box.x, z: other.z - box.z }
    const to = off.x * along.x + off.z * along.z
    const aside = off.z * along.x - off.x * along.z
    const gapAcross = Math.abs(aside) - half.across - own.across
    const gapAlong = Math.abs(to) - half.along - own.along
    // Side by side they touch; one before the other they are lined up.
    const edges =
      gapAcross < 0
        ? [to - own.along - half.along, to + own.along + half.along]
        : gapAcross < neighbours
          ? [to - own.along + half.along, to + own.along - half.along, to]
          : []
    if (gapAlong > neighbours) continue
    for (const by of edges) {
      if (Math.abs(by) > snapReach.place || Math.abs(by) >= Math.abs(best?.by ?? 1)) continue
      const side = by === to ? to : nearestSide(by, half.along, to, own.along)
      best = {
        by,
        at: side,
        low: Math.min(-half.across, aside - own.across),
        high: Math.max(half.across, aside + own.across),
      }
    }
  }
  if (!best) return null
  const { by, at, low, high } = best
  const point = (across: number): FloorPlace => ({
    x: box.x + along.x * at - along.z * across,
    z: box.z + along.z * at + along.x * across,
  })
  return { x: along.x * by, z: along.z * by, guide: { from: point(low), to: point(high) } }
}

const swap = ({ width, depth }: Solid) => ({ along: depth / 2, across: width / 2 })

/** Of a neighbour's two sides the one that the moved piece has one of its own on. */
function nearestSide(by: number, half: number, to: number, own: number): number {
  const sides = [to - own, to + own]
  const mine = [by - half, by + half]
  return sides.find((side) => mine.some((one) => Math.abs(one - side) < 1e-9)) ?? to
}
