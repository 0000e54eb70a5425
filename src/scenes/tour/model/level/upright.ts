import { degrees, radians } from '../../../../math/angle.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { Angles, Level } from '../document/tour-document.ts'
import { anglesOf, vectorOf } from '../geometry/angles.ts'

/**
 * A direction in the picture as the camera took it, made one of the upright picture: rolled back about the
 * picture's middle, then lifted by the pitch, so that the middle stays at yaw 0.
 * Source: GPano's PoseRollDegrees and PosePitchDegrees, https://developers.google.com/streetview/spherical-metadata
 */
export function toUpright([x, y, z]: Vector3, { pitch, roll }: Level): Vector3 {
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))]
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  const [across, up] = [x * cr + y * sr, y * cr - x * sr]
  return [across, up * cp - z * sp, up * sp + z * cp]
}

/** The way back: a direction of the upright picture in the one that the camera took, which is looked up there. */
export function fromUpright([x, y, z]: Vector3, { pitch, roll }: Level): Vector3 {
  const [cr, sr] = [Math.cos(radians(roll)), Math.sin(radians(roll))]
  const [cp, sp] = [Math.cos(radians(pitch)), Math.sin(radians(pitch))]
  const [up, back] = [y * cp + z * sp, z * cp - y * sp]
  return [x * cr - up * sr, up * cr + x * sr, back]
}

export const asTaken: Level = { pitch: 0, roll: 0 }

/** A direction of the picture as upright by one level, as upright by another. */
export const relevelled = (angles: Angles, from: Level, to: Level): Angles =>
  anglesOf(toUpright(fromUpright(vectorOf(angles), from), to))

/**
 * The level of a camera that saw the zenith in a direction.
 * @param zenith  in the picture as taken; length 1
 */
export function levelOfZenith([x, y, z]: Vector3): Level {
  // + 0: a picture that is upright has no −0.
  return {
    pitch: degrees(Math.atan2(-z, Math.hypot(x, y))) + 0,
    roll: degrees(Math.atan2(-x, y)) + 0,
  }
}
