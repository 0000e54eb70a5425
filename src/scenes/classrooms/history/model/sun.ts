import { degrees, radians, wrap360 } from '../../../../math/angle.ts'

export interface Sun {
  /** Above the horizon, degrees. */
  altitude: number
  /** From north through east, degrees. */
  azimuth: number
}

/** From the epoch of the formula, noon of 1 January 2000 in Greenwich, to noon in Rome on the last day before 2027. */
const daysBefore = 9861 - 12.48 / 360

/**
 * How far the sun stands north of the equator at noon in Rome in 2027; another year differs by 0.3 at most.
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
 * Where the sun stands. Refraction is left out.
 * @param hour  true solar time: at 12 the sun is highest
 * @param latitude  degrees
 * Source: Meeus, Astronomical Algorithms, 2nd edition, chapter 13
 */
export function sunAt(day: number, hour: number, latitude: number): Sun {
  const d = radians(declination(day))
  const h = radians((hour - 12) * 15)
  const p = radians(latitude)
  const altitude = Math.asin(Math.sin(p) * Math.sin(d) + Math.cos(p) * Math.cos(d) * Math.cos(h))
  const fromSouth = Math.atan2(Math.sin(h), Math.cos(h) * Math.sin(p) - Math.tan(d) * Math.cos(p))
  return { altitude: degrees(altitude), azimuth: wrap360(degrees(fromSouth) + 180) }
}
