import { radians } from '../../../math/angle.ts'
import { districtConfig, type Place } from '../config.ts'

const { camera, width, depth } = districtConfig
const tangent = Math.tan(radians(camera.fieldOfView) / 2)
const length = Math.hypot(camera.direction.y, camera.direction.z)
/** The unit vector from the target to the camera, which looks north. */
const up = camera.direction.y / length
const back = camera.direction.z / length

/** The distance of the camera from its target, meters, at which the whole district fits the aspect ratio. */
function eyeDistance(aspect: number): number {
  const edges = [depth / 2 - camera.target.z, -depth / 2 - camera.target.z]
  return Math.max(
    ...edges.flatMap((south) => [
      width / 2 / (camera.fill * tangent * aspect) + south * back,
      (Math.abs(south) * up) / (camera.fill * tangent) + south * back,
    ]),
  )
}

/** The camera's position, meters. */
export function cameraPosition(aspect: number): { x: number; y: number; z: number } {
  const distance = eyeDistance(aspect)
  return { x: camera.target.x, y: up * distance, z: camera.target.z + back * distance }
}

/** A point of the picture: from -1 at the left and the bottom to 1. */
interface PicturePoint {
  right: number
  above: number
}

/** Projects a point at a height above the ground. */
export function projectPoint({ x, z }: Place, height: number, aspect: number): PicturePoint {
  const east = x - camera.target.x
  const south = z - camera.target.z
  const away = eyeDistance(aspect) - south * back - height * up
  return {
    right: east / (away * tangent * aspect),
    above: (height * back - south * up) / (away * tangent),
  }
}

/** The ground at a point of the picture, the inverse of `projectPoint` at height 0; `undefined` above the horizon. */
export function unprojectToGround(
  { right, above }: PicturePoint,
  aspect: number,
): Place | undefined {
  const slope = up - above * tangent * back
  if (slope <= 1e-6) return undefined
  const distance = eyeDistance(aspect)
  const south = (-above * tangent * distance) / slope
  const away = distance - south * back
  return {
    x: camera.target.x + right * away * tangent * aspect,
    z: camera.target.z + south,
  }
}
