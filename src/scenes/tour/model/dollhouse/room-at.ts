import { radians } from '../../../../math/angle.ts'
import { type Orbit, orbitEye } from '../../../../math/orbit.ts'
import { isInside } from '../../../../math/polygon.ts'
import type { FloorPoint } from '../geometry/floor-point.ts'
import type { HomeData } from '../home/home-data.ts'

/** A place in a picture 2 high: x to the right and y down from its middle, as `orbitProjector` has it. */
type PicturePoint = { x: number; y: number }

/**
 * Where on the floor a place of the picture lies that an orbiting eye sees; metres in the axes of the home.
 * @param fieldOfView  vertical, degrees
 * @returns null at or above the horizon
 */
export function floorAt(
  orbit: Orbit,
  fieldOfView: number,
  { x, y }: PicturePoint,
): FloorPoint | null {
  const eye = orbitEye(orbit)
  const [yaw, pitch] = [radians(orbit.yaw), radians(orbit.pitch)]
  const wide = Math.tan(radians(fieldOfView) / 2)
  const [right, up] = [x * wide, -y * wide]
  // Ahead, and so much to the right and up of that.
  const near = -Math.cos(pitch) - up * Math.sin(pitch)
  const down = -Math.sin(pitch) + up * Math.cos(pitch)
  if (down >= 0) return null
  const far = -eye.y / down
  return [
    eye.x + far * (near * Math.sin(yaw) + right * Math.cos(yaw)),
    eye.z + far * (near * Math.cos(yaw) - right * Math.sin(yaw)),
  ]
}

/** The standing point in the room that a place on the floor belongs to. */
export function standingPointAt(home: HomeData, place: FloorPoint): string | null {
  const room = home.rooms.find(({ polygon }) => isInside(place, polygon))
  return home.standingPoints.find((point) => point.room === room?.id)?.id ?? null
}
