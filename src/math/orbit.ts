import { radians } from './angle.ts'

/** A point in meters: x to the east, y up, z to the south. */
export interface Point3 {
  x: number
  y: number
  z: number
}

/**
 * A camera that orbits a middle and looks at it. At yaw 0 and pitch 0 it looks from the south; degrees and meters.
 */
export interface Orbit {
  yaw: number
  pitch: number
  distance: number
  middle: Point3
}

/** The position of the orbiting camera. */
export function orbitEye({ yaw, pitch, distance, middle }: Orbit): Point3 {
  const [around, above] = [radians(yaw), radians(pitch)]
  return {
    x: middle.x + distance * Math.cos(above) * Math.sin(around),
    y: middle.y + distance * Math.sin(above),
    z: middle.z + distance * Math.cos(above) * Math.cos(around),
  }
}

/**
 * A projected point: x to the right and y down from the middle of a picture that is 2 high; `depth` in front of the
 * camera.
 */
interface Projected {
  x: number
  y: number
  depth: number
}

/**
 * The perspective projection of an orbiting camera.
 * @param fieldOfView  vertical, in degrees
 */
export function orbitProjector(orbit: Orbit, fieldOfView: number): (point: Point3) => Projected {
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
