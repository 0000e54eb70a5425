import { degrees, radians } from '../../../math/angle.ts'
import { type Orbit, orbitProjector } from '../../../math/orbit.ts'
import type { Place } from '../../../math/polyline.ts'
import { districtConfig } from '../config.ts'

const { camera, width, depth } = districtConfig
const { direction, fieldOfView, fill, target } = camera
const tangent = Math.tan(radians(fieldOfView) / 2)
const length = Math.hypot(direction.y, direction.z)
/** The unit vector from the target to the camera, which looks north. */
const up = direction.y / length
const back = direction.z / length

/** The orbit of the camera, at whose distance the whole district fits the aspect ratio. */
export function districtOrbit(aspect: number): Orbit {
  const edges = [depth / 2 - target.z, -depth / 2 - target.z]
  const distances = edges.flatMap((south) => [
    width / 2 / (fill * tangent * aspect) + south * back,
    (Math.abs(south) * up) / (fill * tangent) + south * back,
  ])
  const pitch = degrees(Math.atan2(up, back))
  return { yaw: 0, pitch, distance: Math.max(...distances), middle: { ...target, y: 0 } }
}

/** A point of the picture: from -1 at the left and the bottom to 1. */
interface PicturePoint {
  right: number
  above: number
}

/** Projects a point at a height above the ground. */
export function projectPoint({ x, z }: Place, height: number, aspect: number): PicturePoint {
  const seen = orbitProjector(districtOrbit(aspect), fieldOfView)({ x, y: height, z })
  return { right: seen.x / aspect, above: -seen.y }
}

/** The ground at a point of the picture, the inverse of `projectPoint` at height 0; `undefined` above the horizon. */
export function unprojectToGround(
  { right, above }: PicturePoint,
  aspect: number,
): Place | undefined {
  const slope = up - above * tangent * back
  if (slope <= 1e-6) return undefined
  const { distance } = districtOrbit(aspect)
  const south = (-above * tangent * distance) / slope
  const away = distance - south * back
  return { x: target.x + right * away * tangent * aspect, z: target.z + south }
}
