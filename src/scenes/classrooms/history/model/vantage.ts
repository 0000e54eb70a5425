import { pantheonConfig } from '../config.ts'
import type { Age, PartId } from './parts.ts'
import { type Spot, sitePlan } from './site-plan.ts'
import type { Point } from './sunlight.ts'

/** Eye height of a visitor, meters. */
export const eyeHeight = 1.65

const [, porch] = sitePlan.rooms
const porchFront = porch?.north ?? 0
/** Treads of the ancient steps go down toward the square over so many meters. */
const stepsDeep = 2

/** Height of the ground above the floor: under Hadrian the square lay lower than the porch, today it is level. */
export function groundAt({ north }: Spot, age: Age): number {
  if (age === 'present') return 0
  const share = Math.min(1, Math.max(0, (north - porchFront) / stepsDeep))
  return share === 0 ? 0 : -pantheonConfig.porch.step * share
}

/** The space that a part is viewed from: any place inside, the porch, the square, or the air. */
type Stand = 'rotunda' | 'porch' | 'square' | 'air'

const stands: Record<Stand, Point> = {
  rotunda: { north: 8, east: 0, up: eyeHeight },
  porch: { north: 35.5, east: 0, up: eyeHeight },
  square: { north: 62, east: 0, up: eyeHeight },
  air: { north: 72, east: 46, up: 62 },
}

/** Target and viewpoint of each part. Meters from the middle of the floor; estimated, not surveyed. */
const sights: Record<PartId, { at: Point; from: Stand }> = {
  dome: { at: { north: -11.5, east: 0, up: 40 }, from: 'rotunda' },
  roof: { at: { north: 12, east: 4, up: 27 }, from: 'air' },
  oculusRing: { at: { north: 0, east: 0, up: 43 }, from: 'rotunda' },
  coffers: { at: { north: -16.6, east: 0, up: 35 }, from: 'rotunda' },
  rosettes: { at: { north: -15.2, east: 11, up: 31.6 }, from: 'rotunda' },
  attic: { at: { north: -20, east: -8, up: 17 }, from: 'rotunda' },
  lowerWall: { at: { north: -19.8, east: -8.4, up: 5.6 }, from: 'rotunda' },
  floor: { at: { north: -5, east: 0, up: 0 }, from: 'rotunda' },
  statues: { at: { north: -16.8, east: 16.8, up: 4 }, from: 'rotunda' },
  altar: { at: { north: -22.6, east: 0, up: 3 }, from: 'rotunda' },
  doors: { at: { north: 25, east: 1.8, up: 3.6 }, from: 'porch' },
  porchColumns: { at: { north: 42.5, east: -6.8, up: 6 }, from: 'square' },
  porchBeams: { at: { north: 39, east: 6, up: 17.2 }, from: 'porch' },
  pediment: { at: { north: 43.7, east: 0, up: 19.6 }, from: 'square' },
  inscription: { at: { north: 43.4, east: 0, up: 15.4 }, from: 'square' },
  steps: { at: { north: 44.6, east: 0, up: -0.6 }, from: 'square' },
}

/** The position of a part's label. */
export const viewpointOf = (part: PartId): Point => sights[part].at

const roomOf = ({ north, east }: Spot): Stand => {
  if (Math.hypot(north, east) < sitePlan.rotunda) return 'rotunda'
  return north > porchFront ? 'square' : 'porch'
}

/** The viewpoint for a part: the visitor's own when it is visible from their space, otherwise a suitable one. */
export function eyeFor(part: PartId, walker: Spot, age: Age): Point {
  const { from } = sights[part]
  if (roomOf(walker) === from && from !== 'porch') return eyeOf(walker, age)
  const stand = stands[from]
  return from === 'air' ? stand : { ...stand, up: stand.up + groundAt(stand, age) }
}

/** The eyes of a visitor at a spot. */
export const eyeOf = (spot: Spot, age: Age): Point => ({
  north: spot.north,
  east: spot.east,
  up: groundAt(spot, age) + eyeHeight,
})

/** Direction from one point to another: degrees from north through east, and above the horizon. */
export function headingTo(from: Point, to: Point): { azimuth: number; altitude: number } {
  const [north, east, up] = [to.north - from.north, to.east - from.east, to.up - from.up]
  const turn = 180 / Math.PI
  return {
    azimuth: Math.atan2(east, north) * turn,
    altitude: Math.atan2(up, Math.hypot(north, east)) * turn,
  }
}
