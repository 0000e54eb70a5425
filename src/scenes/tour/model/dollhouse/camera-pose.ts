import { wrap180 } from '../../../../math/angle.ts'
import { type Orbit, orbitEye } from '../../../../math/orbit.ts'
import { add, scale, subtract, type Vector3 } from '../../../../math/vector.ts'
import { shortestTurn } from '../geometry/angles.ts'
import { type Dollhouse, dollhouseConfig } from './dollhouse.ts'

/** Where a camera stands and looks: metres in the home's axes; degrees, the heading clockwise from north. */
export type CameraPose = { at: Vector3; heading: number; pitch: number; fov: number }

/** The eye that circles round the home. @param aspect  of the picture, width over height */
export function orbitOf({ yaw, pitch, zoom }: Dollhouse['view'], aspect: number): Orbit {
  const { distance, aspect: fits, middle } = dollhouseConfig
  return {
    ...{ yaw, pitch },
    distance: (distance / (zoom / 100)) * Math.max(1, fits / aspect),
    middle: { x: 0, y: middle, z: 0 },
  }
}

/** The same as a pose: it looks at the middle. */
export function poseOfOrbit(orbit: Orbit): CameraPose {
  const { x, y, z } = orbitEye(orbit)
  return {
    at: [x, y, z],
    heading: wrap180(-orbit.yaw),
    pitch: -orbit.pitch,
    fov: dollhouseConfig.fieldOfView,
  }
}

/** A camera on its way from one pose to another. @param share  of the time, 0…1 */
export function poseBetween(from: CameraPose, to: CameraPose, share: number): CameraPose {
  const eased = share * share * (3 - 2 * share)
  const mix = (a: number, b: number, by = eased) => a + (b - a) * by
  return {
    at: add(from.at, scale(subtract(to.at, from.at), eased)),
    heading: wrap180(from.heading + shortestTurn(from.heading, to.heading) * eased),
    // It looks down at where it goes until it is nearly there.
    pitch: mix(from.pitch, to.pitch, eased * eased),
    fov: mix(from.fov, to.fov),
  }
}
