import type { Vec3 } from '../../../src/math/vector.ts'

type Rgb = readonly [r: number, g: number, b: number]

/** A rectangle that shines to the side of along × up. The camera does not see it. Radiance is linear. */
export interface AreaLight {
  center: Vec3
  along: Vec3
  up: Vec3
  width: number
  height: number
  radiance: Rgb
}

export interface SunLight {
  /** in which its light travels; unit */
  direction: Vec3
  /** on a surface that faces it; linear */
  irradiance: Rgb
  /** across the disc, radians: haze makes it wider */
  angle: number
}

/** Linear color of a lamp or the sky, with a green of 1. @param kelvin  from 2,000 to 12,000 */
export function blackbody(kelvin: number): Rgb {
  // Source: Tanner Helland's fit to the CIE blackbody table, in sRGB
  const t = kelvin / 100
  const red = t <= 66 ? 255 : 329.7 * (t - 60) ** -0.1332
  const green = t <= 66 ? 99.47 * Math.log(t) - 161.12 : 288.12 * (t - 60) ** -0.0755
  const blue = t >= 66 ? 255 : t <= 19 ? 0 : 138.52 * Math.log(t - 10) - 305.04
  const [r, g, b] = [red, green, blue].map(
    (part) => (Math.max(0, Math.min(255, part)) / 255) ** 2.2,
  )
  return [(r ?? 0) / (g ?? 1), 1, (b ?? 0) / (g ?? 1)]
}
