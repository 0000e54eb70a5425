import { type Orbit, orbitEye, orbitProjector, type Point } from '../../../math/orbit.ts'
import { hologramConfig } from '../config.ts'

interface Eye {
  yaw: number
  pitch: number
  zoom: number
}

const { fieldOfView, distance, aspect: fits } = hologramConfig.view

/** The point that the eye turns round; higher when the layers stand apart. */
export const middleOf = (exploded: number): Point => ({
  x: 0,
  y: 10 + exploded * (hologramConfig.lift.people / 2 - 10),
  z: 0,
})

/**
 * How far the eye is from the middle, in metres: farther in a box that is narrower than 16:9, so that the model fits.
 * @param aspect  width over height of the picture
 * @param exploded  from 0 to 1
 */
export function distanceOf({ zoom }: Pick<Eye, 'zoom'>, aspect: number, exploded: number): number {
  return ((distance * (1 + 0.35 * exploded)) / (zoom / 100)) * Math.max(1, fits / aspect)
}

const orbitOf = (eye: Eye, aspect: number, exploded: number): Orbit => ({
  yaw: eye.yaw,
  pitch: eye.pitch,
  distance: distanceOf(eye, aspect, exploded),
  middle: middleOf(exploded),
})

/** Where the eye is, in metres. Yaw 0 and pitch 0 look from the south along the ground. */
export const eyeAt = (eye: Eye, aspect: number, exploded: number): Point =>
  orbitEye(orbitOf(eye, aspect, exploded))

/** A projection of the model as the camera of the scene draws it, for a drawing in planes and lines. */
export const projector = (eye: Eye, aspect: number, exploded: number) =>
  orbitProjector(orbitOf(eye, aspect, exploded), fieldOfView)
