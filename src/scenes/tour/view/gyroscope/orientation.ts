import { Euler, Quaternion, Vector3 } from 'three'
import { degrees, radians } from '../../../../math/angle.ts'
import type { RolledDirection } from '../../model/gyroscope.ts'
import { viewRotation } from '../scene/place-picture.ts'

/** `DeviceOrientationEvent` angles, degrees: about z, then x, then y. */
type DeviceOrientation = { alpha: number; beta: number; gamma: number }

/** A camera looks out of the back of a device, whose axes point out of its screen and to its upper edge. */
const throughBack = new Quaternion().setFromAxisAngle(new Vector3(1, 0, 0), -Math.PI / 2)
const out = new Vector3(0, 0, 1)

/**
 * The orientation of a camera that is held as a device is: −z is north and y is up.
 * @param screenAngle  `screen.orientation.angle`: how far what is shown is turned against the device, degrees
 * Source: `DeviceOrientationControls` of three.js r133
 */
export const deviceRotation = (
  { alpha, beta, gamma }: DeviceOrientation,
  screenAngle: number,
): Quaternion =>
  new Quaternion()
    .setFromEuler(new Euler(radians(beta), radians(alpha), -radians(gamma), 'YXZ'))
    .multiply(throughBack)
    .multiply(new Quaternion().setFromAxisAngle(out, -radians(screenAngle)))

/** Where a camera looks; straight up or down, its upper edge gives the yaw, and it is not rolled. */
export function directionOfRotation(rotation: Quaternion): RolledDirection {
  const { x, y, z } = new Euler().setFromQuaternion(rotation, 'YXZ')
  return { yaw: -degrees(y), pitch: degrees(x), roll: -degrees(z) }
}

/** The inverse of `directionOfRotation`. */
export const rotationOfDirection = (direction: RolledDirection): Quaternion =>
  new Quaternion().setFromEuler(viewRotation(direction, direction.roll))
