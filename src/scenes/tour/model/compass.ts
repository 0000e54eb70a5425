import { wrap360 } from '../../../math/angle.ts'

/** The eight winds, clockwise from north. */
export const winds = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
export type Wind = (typeof winds)[number]

/** The wind that is nearest to a look. @param north  yaw of north in the same picture, degrees */
export function windOf(yaw: number, north: number): Wind {
  return winds[Math.round(wrap360(yaw - north) / 45) % 8] ?? 'N'
}
