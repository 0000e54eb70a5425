import { radians } from './angle.ts'

/** A place in metres: x to the east, y up, z to the south. */
export interface Point {
  x: number
  y: number
  z: number
}

/** An eye that looks at a middle from all round it. Yaw 0 and pitch 0 look from the south; degrees and metres. */
export interface Orbit {
  yaw: number
  pitch: number
  distance: number
  middle: Point
}

/** Where the eye is. */
export function orbitEye({ yaw, pitch, distance, middle }: Orbit): Point {
  const [around, above] = [radians(yaw), radians(pitch)]
  return {
    x: middle.x + distance * Math.cos(above) * Math.sin(around),
    y: middle.y + distance * Math.sin(above),
    z: middle.z + distance * Math.cos(above) * Math.cos(around),
  }
}

/** Where a point is drawn: x to the right and y down from the middle of a picture 2 high; `depth` in front of the eye. */
interface Projected {
  x: number
  y: number
  depth: number
}

/**
 * The perspective of an orbiting eye, as a camera that looks at the middle draws it.
 * @param fieldOfView  vertical, in degrees
 */
export function orbitProjector(orbit: Orbit, fieldOfView: number): (point: Point) => Projected {
  const { distance, middle } = orbit
  const [yaw, pitch] = [radians(orbit.yaw), radians(orbit.pitch)]
  const focal = 1 / Math.tan(radians(fieldOfView) / 2)
  return (point) => {
    const [px, py, pz] = [point.x - middle.x, point.y - middle.y, point.z - middle.z]
    const right = px * Math.cos(yaw) - pz * Math.sin(yaw)
    const near = px * Math.sin(yaw) + pz * Math.cos(yaw)
    const up = py * Math.cos(pitch) - near * Math.sin(pitch)
    const depth = distance - (py * Math.sin(pitch) + near * Math.cos(pitch))
    return { x: (focal * right) / depth, y: (-focal * up) / depth, depth }
  }
}
