import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { directionOf, lonLatOf } from '../../../../math/equirectangular.ts'
import { add, rotate, scale, type Vec3 } from '../../../../math/vector.ts'
import type { Angles, Level } from '../document/tour-document.ts'

/** The unit vector of a direction: x right of the picture's middle, y up, −z ahead. */
export function vectorOf({ yaw, pitch }: Angles): Vec3 {
  const { x, y, z } = directionOf({ longitude: radians(yaw), latitude: radians(pitch) })
  return [x, y, z]
}

/** The direction of a vector of any length above zero. */
export function anglesOf([x, y, z]: Vec3): Angles {
  const { longitude, latitude } = lonLatOf({ x, y, z })
  return { yaw: wrap180(degrees(longitude)), pitch: degrees(latitude) }
}

/** The shortest turn from one yaw to another: −180 < turn ≤ 180, positive to the right. */
export const shortestTurn = (from: number, to: number): number => wrap180(to - from)

/** Unit vectors of a camera. */
export type Axes = { ahead: Vec3; right: Vec3; up: Vec3 }

/** Ahead, right and up of a camera. @param roll  of the head to the right, degrees */
export function cameraAxes({ yaw, pitch }: Angles, roll = 0): Axes {
  const right = vectorOf({ yaw: yaw + 90, pitch: 0 })
  const up = vectorOf({ yaw, pitch: pitch + 90 })
  const [cos, sin] = [Math.cos(radians(roll)), Math.sin(radians(roll))]
  return {
    ahead: vectorOf({ yaw, pitch }),
    right: add(scale(right, cos), scale(up, -sin)),
    up: add(scale(up, cos), scale(right, sin)),
  }
}

/**
 * Converts a direction of the picture as taken to the upright picture: rolled back about the middle, then pitched, so
 * that the middle stays at yaw 0.
 * Source: GPano's PoseRollDegrees and PosePitchDegrees, https://developers.google.com/streetview/spherical-metadata
 */
export const toUpright = (vector: Vec3, { pitch, roll }: Level): Vec3 =>
  rotate(rotate(vector, [0, 0, -radians(roll)]), [radians(pitch), 0, 0])

/** The inverse: a direction of the upright picture in the picture as taken, where it is sampled. */
export const fromUpright = (vector: Vec3, { pitch, roll }: Level): Vec3 =>
  rotate(rotate(vector, [-radians(pitch), 0, 0]), [0, 0, radians(roll)])

export const noLevel: Level = { pitch: 0, roll: 0 }

/** Converts a direction from one level of the picture to another. */
export const anglesAtLevel = (angles: Angles, from: Level, to: Level): Angles =>
  anglesOf(toUpright(fromUpright(vectorOf(angles), from), to))

/**
 * The level of a camera from the direction in which it saw the zenith.
 * @param zenith  in the picture as taken; length 1
 */
export function levelOfZenith([x, y, z]: Vec3): Level {
  // + 0 turns −0 into 0 for an upright picture.
  return {
    pitch: degrees(Math.atan2(-z, Math.hypot(x, y))) + 0,
    roll: degrees(Math.atan2(-x, y)) + 0,
  }
}
