import { clamp } from '../../../math/clamp.ts'
import type { Orbit } from '../../../math/orbit.ts'
import { howArConfig } from '../config.ts'

/** Everything that changes during the story; shares from 0 to 1. */
export interface AnimationState {
  /** share of the feature points that have been found */
  points: number
  /** share of the detected plane's grid that is shown */
  plane: number
  /** share of the model that is drawn in lines */
  wire: number
  /** opacity of the solid model */
  solid: number
  /** height of the model over the table, meters */
  lift: number
  device: Orbit
  /** share of the device's path that is behind it */
  gone: number
  /** opacity of the device; 0 when one looks through it */
  deviceShown: number
  /** the orbit that the scene is seen from; in the end the device's */
  eye: Orbit
}

const { watcher, device, lift } = howArConfig
const middle = { x: 0, y: howArConfig.table.height, z: 0 }

/** Rises smoothly from 0 to 1 between two moments. */
function ramp(moment: number, from: number, to: number): number {
  const share = clamp((moment - from) / (to - from), 0, 1)
  return share * share * (3 - 2 * share)
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share

/** @param moment  the stage, from 0 for the first to 5 for the last, with what lies between two of them */
export function animationStateAt(moment: number): AnimationState {
  const gone = ramp(moment, 3, 4)
  const held: Orbit = {
    yaw: mix(device.yaw.from, device.yaw.to, gone),
    pitch: device.pitch,
    distance: device.distance,
    middle,
  }
  const through = ramp(moment, 4, 5)
  // The finished view shows none of the marks.
  const seen = ramp(moment, 4.2, 4.9)
  return {
    points: ramp(moment, 0, 1) * (1 - seen),
    plane: ramp(moment, 0.4, 1) * (1 - seen),
    wire: ramp(moment, 1, 2),
    solid: ramp(moment, 2.4, 3),
    lift: lift * (1 - ramp(moment, 2, 2.9)),
    device: held,
    gone,
    deviceShown: 1 - ramp(moment, 4.2, 4.7),
    eye: {
      yaw: mix(watcher.yaw, held.yaw, through),
      pitch: mix(watcher.pitch, held.pitch, through),
      distance: mix(watcher.distance, held.distance, through),
      middle: {
        x: mix(watcher.middle.x, middle.x, through),
        y: mix(watcher.middle.y, middle.y, through),
        z: mix(watcher.middle.z, middle.z, through),
      },
    },
  }
}
