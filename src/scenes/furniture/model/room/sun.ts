import { degrees, radians, wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import { fromView, type RoomCamera } from './camera.ts'
import type { RoomLight } from './light.ts'

/** Where the light that casts shadows comes from, as the camera sees the room. */
export interface Sun {
  /** degrees to the right of straight ahead, −180 < a ≤ 180; 180 is behind the camera */
  azimuth: number
  /** degrees above the floor */
  elevation: number
  /** of its shadows' edges, 0 to 1 */
  softness: number
  /** how bright the furniture is, as a share of what the photo shows; 1 as estimated */
  brightness: number
  /** how much of the furniture the floor mirrors, 0 to 1 */
  reflection: number
}

export const sunRange = {
  elevation: { min: 15, max: 85, step: 5 },
  softness: { min: 0, max: 1, step: 0.05 },
  brightness: { min: 0.5, max: 1.5, step: 0.05 },
  reflection: { min: 0, max: 1, step: 0.05 },
} as const

/** Rooms are lit by windows and by the sky behind them: a shadow has no sharp edge. */
const usualSoftness = 0.5

/**
 * The sun of a room by the side that its photo is bright on: high up, a little from the front of the room.
 * @param side  −1 from the left, 1 from the right
 * @param gloss  of the floor, 0 to 1
 */
export function sunOf({ side, gloss = 0 }: Pick<RoomLight, 'side' | 'gloss'>): Sun {
  const [across, ahead, up] = [3.2 * side, 1.4, 5.2]
  return {
    azimuth: Math.round(degrees(Math.atan2(across, ahead))),
    elevation: Math.round(degrees(Math.atan2(up, Math.hypot(across, ahead)))),
    softness: usualSoftness,
    brightness: 1,
    reflection: Math.round(gloss * 20) / 20,
  }
}

/** Whole degrees within what a room can have. */
export function boundedSun(sun: Sun): Sun {
  const { azimuth, elevation, softness, brightness, reflection } = sun
  const { elevation: high, softness: soft, brightness: bright, reflection: mirrored } = sunRange
  return {
    azimuth: wrap180(Math.round(azimuth)),
    elevation: clamp(Math.round(elevation), high.min, high.max),
    softness: clamp(softness, soft.min, soft.max),
    brightness: clamp(brightness, bright.min, bright.max),
    reflection: clamp(reflection, mirrored.min, mirrored.max),
  }
}

/** The way from the floor to the sun in the room, of length 1. */
export function towardsSun(
  { azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>,
  camera: Pick<RoomCamera, 'yaw'>,
): Vector3 {
  const flat = Math.cos(radians(elevation))
  const { x, z } = fromView(camera, {
    right: Math.sin(radians(azimuth)) * flat,
    ahead: Math.cos(radians(azimuth)) * flat,
  })
  return [x, Math.sin(radians(elevation)), z]
}

/** A place on a dial that shows the sky from below its middle: 1 at its rim, up is ahead. */
export function onDial({ azimuth, elevation }: Pick<Sun, 'azimuth' | 'elevation'>) {
  const far = (90 - elevation) / 90
  return { x: Math.sin(radians(azimuth)) * far, y: -Math.cos(radians(azimuth)) * far }
}

/** The other way round. */
export function fromDial({ x, y }: { x: number; y: number }) {
  return {
    azimuth: degrees(Math.atan2(x, -y)),
    elevation: 90 - 90 * Math.min(1, Math.hypot(x, y)),
  }
}
