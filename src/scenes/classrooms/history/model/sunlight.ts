import { degrees, radians, wrap360 } from '../../../../math/angle.ts'

import { pantheonConfig } from '../config.ts'

export interface Sun {
  /** Above the horizon, degrees. */
  altitude: number
  /** From north through east, degrees. */
  azimuth: number
}

/** From the epoch of the formula, noon of 1 January 2000 in Greenwich, to noon in Rome on the last day before 2027. */
const daysBefore = 9861 - 12.48 / 360

/**
 * The declination of the sun at noon in Rome in 2027; another year differs by 0.3 at most.
 * @param day  of the year, 1 to 365
 * @returns degrees, right to 0.01
 * Source: The Astronomical Almanac, section C, low-precision formulas for the sun
 */
export function declination(day: number): number {
  const n = daysBefore + day
  const anomaly = radians(357.528 + 0.9856003 * n)
  const longitude =
    280.46 + 0.9856474 * n + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly)
  return degrees(Math.asin(Math.sin(radians(23.439)) * Math.sin(radians(longitude))))
}

/**
 * The position of the sun, without refraction.
 * @param hour  true solar time: at 12 the sun is highest
 * @param latitude  degrees, of the building unless told
 * Source: Meeus, Astronomical Algorithms, 2nd edition, chapter 13
 */
export function sunAt(day: number, hour: number, latitude: number = pantheonConfig.latitude): Sun {
  const d = radians(declination(day))
  const h = radians((hour - 12) * 15)
  const p = radians(latitude)
  const altitude = Math.asin(Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(h))
  const fromSouth = Math.atan2(Math.sin(h), Math.cos(h) * Math.sin(p) - Math.tan(d) * Math.cos(p))
  return { altitude: degrees(altitude), azimuth: wrap360(degrees(fromSouth) + 180) }
}

const radius = pantheonConfig.diameter / 2
const height = pantheonConfig.diameter

/** Meters from the middle of the floor: north, east and up. */
export interface Point {
  north: number
  east: number
  up: number
}

export interface BeamLanding extends Point {
  on: 'floor' | 'wall' | 'dome'
}

/**
 * Where a ray of the sun ends that comes in through the oculus: on the floor, on the upright wall below the middle of
 * the sphere, or inside the dome above it. The edge of the light is taken at the full height, as if the oculus were
 * cut into a level ceiling; the rim of a hole of 8.7 m in the sphere lies 0.44 m lower. That moves the light on the
 * wall as much: at noon of 21 April it falls between 5.5 and 6 m up. The doorway counts as wall, as if it were shut
 * at its inner edge: the light that goes on through it ends nowhere else.
 * @param from  meters north and east of the middle of the oculus
 * @returns nothing while the sun is below the horizon
 */
export function beamLanding(
  sun: Sun,
  from: { north: number; east: number } = { north: 0, east: 0 },
) {
  if (sun.altitude <= 0) return undefined
  const altitude = radians(sun.altitude)
  const away = radians(sun.azimuth + 180)
  const ray = {
    north: Math.cos(altitude) * Math.cos(away),
    east: Math.cos(altitude) * Math.sin(away),
    up: -Math.sin(altitude),
  }
  const at = (length: number): Point => ({
    north: from.north + ray.north * length,
    east: from.east + ray.east * length,
    up: height + ray.up * length,
  })
  const floor = at(height / -ray.up)
  if (Math.hypot(floor.north, floor.east) <= radius) return result('floor', { ...floor, up: 0 })
  const wall = at(leave(from, ray, 0))
  if (wall.up <= radius) return result('wall', wall)
  return result('dome', at(leave({ ...from, up: radius }, ray, 1)))
}

const result = (on: BeamLanding['on'], point: Point): BeamLanding => ({ on, ...point })

/** Points on the rim of the oculus, one every ten degrees: meters from its middle. */
export const oculusRim = Array.from({ length: 36 }, (_, i) => {
  const angle = (i * Math.PI) / 18
  const rim = pantheonConfig.oculus / 2
  return { north: rim * Math.cos(angle), east: rim * Math.sin(angle) }
})

/** A range in meters. */
export interface LengthRange {
  from: number
  to: number
}

/**
 * How far the patch of light reaches: up from the floor, and north of the middle. The sun is taken as a point; that
 * it is half a degree wide blurs the edge by 0.2 m on either side at the far wall.
 * @returns nothing while the sun is below the horizon
 */
export function patchOf(sun: Sun): { up: LengthRange; north: LengthRange } | undefined {
  const edge = oculusRim.flatMap((from) => beamLanding(sun, from) ?? [])
  if (edge.length === 0) return undefined
  const span = (values: number[]): LengthRange => ({
    from: Math.min(...values),
    to: Math.max(...values),
  })
  return { up: span(edge.map(({ up }) => up)), north: span(edge.map(({ north }) => north)) }
}

/**
 * How far along a ray a circle (upright wall) or a sphere (dome) is left, meters.
 * @param from  of the middle; `up` counts for the sphere alone
 * @param solid  1 for the sphere, 0 for the wall
 */
function leave(
  from: { north: number; east: number; up?: number },
  ray: Point,
  solid: 0 | 1,
): number {
  const up = solid * (from.up ?? 0)
  const rise = solid * ray.up
  const a = ray.north ** 2 + ray.east ** 2 + rise ** 2
  const b = from.north * ray.north + from.east * ray.east + up * rise
  const c = from.north ** 2 + from.east ** 2 + up ** 2 - radius ** 2
  // Just outside of the sphere, as the rim of the oculus is drawn level, a ray may miss it: then it ends where it
  // began.
  return (-b + Math.sqrt(Math.max(0, b * b - a * c))) / a
}
