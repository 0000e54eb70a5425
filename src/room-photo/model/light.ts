import { degrees, radians, wrap180 } from '../../math/angle.ts'
import { clamp } from '../../math/clamp.ts'
import type { Vec3 } from '../../math/vector.ts'
import {
  eyeOf,
  type FloorPlace,
  fromView,
  placeBetween,
  type RoomCamera,
  toView,
} from './camera.ts'
import type { FoundOpening } from './estimate/find-openings.ts'

/** The light of a room as estimated from its photo. */
export interface RoomLight {
  /** mean brightness, 0 to 1 (linear) */
  level: number
  /** its color, red, green and blue, of mean 1 */
  tint: readonly [number, number, number]
  /** its side: −1 from the left, 1 from the right */
  side: number
  /** where its windows are, degrees to the right of straight ahead; undefined where the photo shows none */
  azimuth?: number | undefined
  /** reflectivity of the floor, 0 to 1; 0 by default */
  gloss?: number
}

/** An ordinary day indoors, when nothing is known. */
export const defaultRoomLight: RoomLight = { level: 0.35, tint: [1, 1, 1], side: -0.5 }

const linear = (byte: number) => {
  const value = byte / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/**
 * Estimates the light of a photo from its mean, whose color counts half since walls have colors of their own, and
 * from its brightest side.
 * @param rgba  four bytes a pixel
 */
export function estimateRoomLight(rgba: Uint8ClampedArray | Uint8Array, width: number): RoomLight {
  const table = Float64Array.from({ length: 256 }, (_, byte) => linear(byte))
  const pixels = rgba.length / 4
  if (pixels < 1) return defaultRoomLight
  const sum: [number, number, number] = [0, 0, 0]
  let [weight, balance] = [0, 0]
  // One pixel in eleven is enough, and falls on another column in each row.
  for (let at = 0; at < pixels; at += 11) {
    const [r = 0, g = 0, b = 0] = [0, 1, 2].map((part) => table[rgba[at * 4 + part] ?? 0])
    sum[0] += r
    sum[1] += g
    sum[2] += b
    // The fourth power finds windows, which are far brighter than walls.
    const bright = ((r + g + b) / 3) ** 4
    weight += bright
    balance += bright * (((at % width) + 0.5) / width - 0.5) * 2
  }
  const total = sum[0] + sum[1] + sum[2]
  if (total === 0) return { ...defaultRoomLight, level: 0 }
  const tint = sum.map((part) => 0.5 + (0.5 * (3 * part)) / total) as [number, number, number]
  const counted = Math.ceil(pixels / 11)
  return {
    level: total / 3 / counted,
    tint,
    side: clamp((balance / weight) * 2, -1, 1),
  }
}

/**
 * The direction from which a room's windows light it, each by its area over the square of its distance from the camera.
 * @param corners  of the floor, between which the walls are
 * @returns degrees to the right of straight ahead; undefined without windows
 */
export function windowAzimuth(
  openings: readonly FoundOpening[],
  corners: readonly FloorPlace[],
  camera: RoomCamera,
): number | undefined {
  const [eyeX, , eyeZ] = eyeOf(camera)
  let [right, ahead] = [0, 0]
  for (const { kind, wall, from, to, sill, head } of openings) {
    const start = corners[wall]
    const end = corners[(wall + 1) % corners.length]
    if (kind !== 'window' || !start || !end) continue
    const length = Math.hypot(end.x - start.x, end.z - start.z) || 1
    const middle = placeBetween(start, end, (from + to) / 2 / length)
    const offset = { x: middle.x - eyeX, z: middle.z - eyeZ }
    const away = Math.hypot(offset.x, offset.z)
    const weight = ((to - from) * (head - sill)) / away ** 3
    const view = toView(camera, offset)
    right += weight * view.right
    ahead += weight * view.ahead
  }
  return right === 0 && ahead === 0 ? undefined : degrees(Math.atan2(right, ahead))
}

/** The light that casts shadows, relative to the camera's view of the room. */
export interface Sun {
  /** degrees to the right of straight ahead, −180 < a ≤ 180; 180 is behind the camera */
  azimuth: number
  /** degrees above the floor */
  elevation: number
  /** softness of its shadows' edges, 0 to 1 */
  softness: number
  /** brightness of the furniture relative to the estimate; 1 as estimated */
  brightness: number
  /** reflection of the furniture in the floor, 0 to 1 */
  reflection: number
}

export const sunRange = {
  elevation: { min: 15, max: 85, step: 5 },
  softness: { min: 0, max: 1, step: 0.05 },
  brightness: { min: 0.5, max: 1.5, step: 0.05 },
  reflection: { min: 0, max: 1, step: 0.05 },
} as const

/** Shadows are soft by default, since rooms are lit by windows and the sky behind them. */
const usualSoftness = 0.5

/**
 * The initial sun of a room, from its windows, else from the side that its photo is bright on: high up, a little in front.
 */
export function sunFromLight({
  side,
  azimuth,
  gloss = 0,
}: Pick<RoomLight, 'side' | 'azimuth' | 'gloss'>): Sun {
  const [across, ahead, up] = [3.2 * side, 1.4, 5.2]
  return {
    azimuth: Math.round(azimuth ?? degrees(Math.atan2(across, ahead))),
    elevation: Math.round(degrees(Math.atan2(up, Math.hypot(across, ahead)))),
    softness: usualSoftness,
    brightness: 1,
    reflection: Math.round(gloss * 20) / 20,
  }
}

/** Rounds to whole degrees and clamps to the range. */
export function clampSun(sun: Sun): Sun {
  const { azimuth, elevation, softness, brightness, reflection } = sun
  const within = (value: number, { min, max }: { min: number; max: number }) =>
    clamp(value, min, max)
  return {
    azimuth: wrap180(Math.round(azimuth)),
    elevation: within(Math.round(elevation), sunRange.elevation),
    softness: within(softness, sunRange.softness),
    brightness: within(brightness, sunRange.brightness),
    reflection: within(reflection, sunRange.reflection),
  }
}

/** The unit vector from the floor toward the sun. */
export function sunDirection(
  { azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>,
  camera: Pick<RoomCamera, 'yaw'>,
): Vec3 {
  const flat = Math.cos(radians(elevation))
  const { x, z } = fromView(camera, {
    right: Math.sin(radians(azimuth)) * flat,
    ahead: Math.cos(radians(azimuth)) * flat,
  })
  return [x, Math.sin(radians(elevation)), z]
}

/** The point on a dial that shows the sky from below: 1 at its rim, up is ahead. */
export function sunToDial({ azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>) {
  const far = (90 - elevation) / 90
  return { x: Math.sin(radians(azimuth)) * far, y: -Math.cos(radians(azimuth)) * far }
}

/** The inverse of `sunToDial`. */
export function sunFromDial({ x, y }: { x: number; y: number }) {
  return {
    azimuth: degrees(Math.atan2(x, -y)),
    elevation: 90 - 90 * Math.min(1, Math.hypot(x, y)),
  }
}
