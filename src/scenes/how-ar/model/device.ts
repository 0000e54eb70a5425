import { radians } from '../../../math/angle.ts'
import { type Orbit, orbitEye, type Point } from '../../../math/orbit.ts'
import { howArConfig } from '../config.ts'

/** From the lens to where the frame of the device is drawn, metres. */
const AHEAD = 0.42

/** The four corners of the device's frame, held upright across the way it looks. */
export function deviceCorners(orbit: Orbit): Point[] {
  const { width, height } = howArConfig.device
  const lens = orbitEye(orbit)
  const [yaw, pitch] = [radians(orbit.yaw), radians(orbit.pitch)]
  const ahead = {
    x: -Math.cos(pitch) * Math.sin(yaw),
    y: -Math.sin(pitch),
    z: -Math.cos(pitch) * Math.cos(yaw),
  }
  const right = { x: Math.cos(yaw), y: 0, z: -Math.sin(yaw) }
  const up = {
    x: -Math.sin(pitch) * Math.sin(yaw),
    y: Math.cos(pitch),
    z: -Math.sin(pitch) * Math.cos(yaw),
  }
  const corner = (across: number, along: number) => ({
    x: lens.x + ahead.x * AHEAD + (right.x * across * width + up.x * along * height) / 2,
    y: lens.y + ahead.y * AHEAD + (right.y * across * width + up.y * along * height) / 2,
    z: lens.z + ahead.z * AHEAD + (right.z * across * width + up.z * along * height) / 2,
  })
  return [corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]
}
