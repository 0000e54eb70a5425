import { degrees, radians } from '../../../../math/angle.ts'
import { pantheonConfig } from '../config.ts'
import { measures } from './measures.ts'

/** A sunk square of the dome, seen from the middle of its sphere: radians. */
export interface Coffer {
  row: number
  /** Of its middle, from north through east. */
  azimuth: number
  /** Half of its width along the row. */
  halfWidth: number
  /** Above the level of the middle of the sphere. */
  from: number
  to: number
}

/**
 * Where rows lie on the dome, degrees above the level of its foot, and how wide the rib between two is as a share of a
 * coffer's place. An estimate of ours, by the look of the dome: rows get lower upwards and leave a plain band below the
 * oculus. To be replaced by figures of a survey.
 */
const rows = [
  { from: 8, to: 18.5 },
  { from: 21, to: 31 },
  { from: 33, to: 42 },
  { from: 44, to: 51.5 },
  { from: 53, to: 59 },
] as const
const rib = 0.22

/** All coffers, row by row from below. The first of each row stands half a place beside the north, as a rib does over the door. */
export function coffers(): Coffer[] {
  const around = measures.coffersARow.value
  const place = (2 * Math.PI) / around
  return rows.slice(0, pantheonConfig.coffers).flatMap(({ from, to }, row) =>
    Array.from({ length: around }, (_, i) => ({
      row,
      azimuth: (i + 0.5) * place,
      halfWidth: ((1 - rib) * place) / 2,
      from: radians(from),
      to: radians(to),
    })),
  )
}

/** Above the level of the dome's foot, where the oculus cuts it: degrees. */
export const oculusAngle = degrees(Math.acos(pantheonConfig.oculus / pantheonConfig.diameter))

/** Thickness of the dome, metres, evenly between foot and oculus: the steps outside are smoothed. */
export function domeThickness(angle: number): number {
  const { domeFoot, domeTop } = pantheonConfig
  const share = Math.min(1, Math.max(0, angle / oculusAngle))
  return domeFoot + (domeTop - domeFoot) * share
}
