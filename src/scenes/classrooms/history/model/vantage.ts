import { degrees } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { pantheonConfig } from '../config.ts'
import { type Age, type PartId, parts, type Viewpoint } from './parts.ts'
import { type SitePoint, sitePlan } from './site-plan.ts'
import type { Point } from './sunlight.ts'

/** Eye height of a visitor, meters. */
export const eyeHeight = 1.65

const [, porch] = sitePlan.rooms
const porchFront = porch?.north ?? 0
/** Treads of the ancient steps go down toward the square over so many meters. */
const stepsDeep = 2

/** Height of the ground above the floor: under Hadrian the square lay lower than the porch, today it is level. */
export function groundAt({ north }: SitePoint, age: Age): number {
  if (age === 'present') return 0
  const share = clamp((north - porchFront) / stepsDeep, 0, 1)
  return share === 0 ? 0 : -pantheonConfig.porch.step * share
}

const stands: Record<Viewpoint, Point> = {
  rotunda: { north: 8, east: 0, up: eyeHeight },
  porch: { north: 35.5, east: 0, up: eyeHeight },
  square: { north: 62, east: 0, up: eyeHeight },
  air: { north: 72, east: 46, up: 62 },
}

const roomOf = ({ north, east }: SitePoint): Viewpoint => {
  if (Math.hypot(north, east) < sitePlan.rotunda) return 'rotunda'
  return north > porchFront ? 'square' : 'porch'
}

/** The viewpoint for a part: the visitor's own when it is visible from their space, otherwise a suitable one. */
export function eyeFor(part: PartId, walker: SitePoint, age: Age): Point {
  const { from } = parts[part]
  if (roomOf(walker) === from && from !== 'porch') return eyeOf(walker, age)
  const stand = stands[from]
  return from === 'air' ? stand : { ...stand, up: stand.up + groundAt(stand, age) }
}

/** The eyes of a visitor at a spot. */
export const eyeOf = (spot: SitePoint, age: Age): Point => ({
  north: spot.north,
  east: spot.east,
  up: groundAt(spot, age) + eyeHeight,
})

/** Direction from one point to another: degrees from north through east, and above the horizon. */
export function directionTo(from: Point, to: Point): { azimuth: number; altitude: number } {
  const [north, east, up] = [to.north - from.north, to.east - from.east, to.up - from.up]
  return {
    azimuth: degrees(Math.atan2(east, north)),
    altitude: degrees(Math.atan2(up, Math.hypot(north, east))),
  }
}
