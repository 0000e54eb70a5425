import { type Camera, project } from '../motion/camera.ts'
import { add, cross, scale, type Vector } from '../motion/vector.ts'

/** What is known of one photograph of a room, in the site's axes (x right, y up, z towards the south), in metres. */
export interface KnownPhotograph {
  /** pixels */
  width: number
  height: number
  /** pixels; the principal point is the middle of the picture */
  focalLength: number
  /** of the camera */
  position: Vector
  /** unit quaternion x, y, z, w: turns the camera's own axes (x right, y up, looking along −z) into the room's */
  rotation: Quaternion
  floor: { normal: Vector; constant: number }
  /** the inner faces of walls, floor and ceiling */
  room: Box
  windows: Box[]
  /** direction in which the light travels, unit; strength in W/m² */
  sun: { direction: Vector; strength: number }
}

export type Quaternion = readonly [x: number, y: number, z: number, w: number]
export interface Box {
  min: Vector
  max: Vector
}

/** The camera of a photograph, for all that `motion/camera.ts` does with one. */
export function cameraOf(photograph: KnownPhotograph): Camera {
  const { position, rotation, focalLength, width, height } = photograph
  return {
    position,
    right: rotated([1, 0, 0], rotation),
    up: rotated([0, 1, 0], rotation),
    forward: rotated([0, 0, -1], rotation),
    focal: focalLength / width,
    shift: 0,
    aspect: width / height,
  }
}

/** Where a point of the room is in the picture, in pixels from its upper left; null behind the camera. */
export function pixelOf(photograph: KnownPhotograph, point: Vector): [number, number] | null {
  const seen = project(cameraOf(photograph), point)
  return seen && [seen.x * photograph.width, seen.y * photograph.height]
}

/** Degrees by which the picture is turned from upright, positive when the camera leans to the right. */
export function rollOf(photograph: KnownPhotograph): number {
  const { right, up } = cameraOf(photograph)
  return (Math.atan2(-right[1], up[1]) * 180) / Math.PI
}

/** Degrees between the direction of the camera on the floor plan and the middle of the north wall's normal. */
export function turnOf(photograph: KnownPhotograph): number {
  const { forward } = cameraOf(photograph)
  return (Math.abs(Math.atan2(forward[0], -forward[2])) * 180) / Math.PI
}

function rotated(vector: Vector, [x, y, z, w]: Quaternion): Vector {
  const axis: Vector = [x, y, z]
  const twice = scale(cross(axis, vector), 2)
  return add(vector, add(scale(twice, w), cross(axis, twice)))
}
