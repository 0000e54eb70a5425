import { radians } from '../../../../math/angle.ts'
import { columns, type Room, type SitePoint, sitePlan } from './site-plan.ts'

const { rotunda, rooms, columnReach, body } = sitePlan

/** Length of a partial step, meters: less than any column and wall. */
const part = 0.1
/** Directions to try at a wall, degrees: the nearest way along it. */
const turns = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 85, -85].map(radians)

/** Share of a step that is kept along a wall that is met nearly head-on. */
const leastShare = 0.3

/** Whether a visitor can stand at a spot: in or in front of the building, and in no column. */
export function isFree(spot: SitePoint): boolean {
  const inside =
    Math.hypot(spot.north, spot.east) <= rotunda - body || rooms.some((room) => holds(room, spot))
  return inside && columns.every((column) => apart(column, spot) >= columnReach + body)
}

const holds = ({ south, north, half }: Room, spot: SitePoint): boolean =>
  spot.north >= south + body && spot.north <= north - body && Math.abs(spot.east) <= half - body

const apart = (a: SitePoint, b: SitePoint): number => Math.hypot(a.north - b.north, a.east - b.east)

/**
 * Walks as far as possible, sliding along obstacles.
 * @param from  a place that is free
 * @param by  meters north and east
 */
export function walkFrom(from: SitePoint, by: SitePoint): SitePoint {
  const length = Math.hypot(by.north, by.east)
  if (!Number.isFinite(length) || length === 0) return from
  const parts = Math.ceil(length / part)
  let at = from
  for (let i = 0; i < parts; i += 1) {
    const next = onePart(at, { north: by.north / parts, east: by.east / parts })
    if (!next) return at
    at = next
  }
  return at
}

/** Straight on, or turned and shortened by as much as the wall lets through. */
function onePart(at: SitePoint, { north, east }: SitePoint): SitePoint | undefined {
  for (const turn of turns) {
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
    const share = Math.max(cos, leastShare)
    const next = {
      north: at.north + share * (north * cos - east * sin),
      east: at.east + share * (north * sin + east * cos),
    }
    if (isFree(next)) return next
  }
  return undefined
}

/** Places that can be gone to at once, each of them free. */
export const targets = {
  middle: { north: 0, east: 0 },
  apse: { north: -18, east: 0 },
  east: { north: 0, east: 18 },
  west: { north: 0, east: -18 },
  entrance: { north: 18, east: 0 },
  door: { north: 25, east: 0 },
  porch: { north: 36, east: 0 },
  square: { north: 62, east: 0 },
} as const satisfies Record<string, SitePoint>

export type TargetId = keyof typeof targets
