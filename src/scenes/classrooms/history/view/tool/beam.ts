import { pantheonConfig } from '../../config.ts'
import { type Landing, landing, oculusRim, type Sun, sunAt } from '../../model/sunlight.ts'

export interface Beam {
  sun: Sun
  spot: Landing | undefined
  /** Where rays through the rim of the oculus end, with where they came in. */
  rim: { from: { north: number; east: number }; to: Landing | undefined }[]
}

/** The beam at a day of the year and an hour by the sun. */
export function beamAt(day: number, hour: number): Beam {
  const sun = sunAt(day, hour, pantheonConfig.latitude)
  return {
    sun,
    spot: landing(sun),
    rim: oculusRim.map((from) => ({ from, to: landing(sun, from) })),
  }
}
