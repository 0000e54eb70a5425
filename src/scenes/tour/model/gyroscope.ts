import { degrees, radians, wrap180 } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { add, cross, dot, normalize, scale, subtract, type Vector3 } from '../../../math/vector.ts'
import { cameraAxes } from './camera/angles.ts'
import { setDeviceTilt, setTiltedDirection, type View, viewDirectionOf } from './view.ts'

/** `DeviceOrientationEvent` angles, degrees: about z, then x, then y. */
type DeviceOrientation = { alpha: number; beta: number; gamma: number }

/**
 * A view direction with roll: yaw to the right of north or of any reference, pitch above the horizon, roll clockwise;
 * degrees.
 */
type RolledDirection = { yaw: number; pitch: number; roll: number }

/** The directions of the device's back and upper edge: east, north and up, orthogonal unit vectors. */
export type DeviceAxes = { ahead: Vector3; up: Vector3 }

/**
 * Converts device angles to axes.
 * @param screenAngle  `screen.orientation.angle`: how far what is shown is turned against the device, degrees
 * Source: the rotation matrix of W3C's Device Orientation and Motion, "Worked example", R = Z(alpha) X(beta) Y(gamma)
 */
export function deviceAxes(
  { alpha, beta, gamma }: DeviceOrientation,
  screenAngle: number,
): DeviceAxes {
  const [ca, sa] = [Math.cos(radians(alpha)), Math.sin(radians(alpha))]
  const [cb, sb] = [Math.cos(radians(beta)), Math.sin(radians(beta))]
  const [cg, sg] = [Math.cos(radians(gamma)), Math.sin(radians(gamma))]
  const x: Vector3 = [ca * cg - sa * sb * sg, sa * cg + ca * sb * sg, -cb * sg]
  const y: Vector3 = [-cb * sa, ca * cb, sb]
  const z: Vector3 = [ca * sg + sa * sb * cg, sa * sg - ca * sb * cg, cb * cg]
  const [c, s] = [Math.cos(radians(screenAngle)), Math.sin(radians(screenAngle))]
  return {
    ahead: scale(z, -1),
    up: [s * x[0] + c * y[0], s * x[1] + c * y[1], s * x[2] + c * y[2]],
  }
}

/** Above this share of straight up or down, the upper edge gives the yaw, since the direction has none. */
const steep = 0.9999

/** The direction and roll of device axes. */
export function directionOfAxes({ ahead, up }: DeviceAxes): RolledDirection {
  const pitch = degrees(Math.atan2(ahead[2], Math.hypot(ahead[0], ahead[1])))
  if (Math.abs(ahead[2]) > steep) {
    const sign = ahead[2] > 0 ? -1 : 1
    return { yaw: degrees(Math.atan2(sign * up[0], sign * up[1])), pitch, roll: 0 }
  }
  const right = normalize([ahead[1], -ahead[0], 0])
  const upright = cross(right, ahead)
  return {
    yaw: degrees(Math.atan2(ahead[0], ahead[1])),
    pitch,
    roll: degrees(Math.atan2(dot(up, right), dot(up, upright))),
  }
}

/**
 * Interpolates between two orientations.
 * @param share  0…1
 */
export function interpolateAxes(from: DeviceAxes, to: DeviceAxes, share: number): DeviceAxes {
  const mixed = (a: Vector3, b: Vector3) => add(a, scale(subtract(b, a), share))
  const [ahead, up] = [mixed(from.ahead, to.ahead), mixed(from.up, to.up)]
  const right = cross(ahead, up)
  // Between opposite orientations no way is shorter.
  if (Math.hypot(...ahead) < 0.01 || Math.hypot(...right) < 0.01) return to
  const unit = normalize(ahead)
  return { ahead: unit, up: cross(normalize(right), unit) }
}

/** The angle between two orientations: the larger one of their axes, degrees. */
export const angleBetweenAxes = (a: DeviceAxes, b: DeviceAxes): number =>
  Math.max(angleBetween(a.ahead, b.ahead), angleBetween(a.up, b.up))

const angleBetween = (a: Vector3, b: Vector3) =>
  degrees(Math.atan2(Math.hypot(...cross(a, b)), dot(a, b)))

/** The axes of a direction with roll; the inverse of `directionOfAxes`. */
export function axesOfDirection({ yaw, pitch, roll }: RolledDirection): DeviceAxes {
  // Of the tour's cameras, north is −z and up is y.
  const { ahead, up } = cameraAxes({ yaw, pitch }, roll)
  const onEarth = ([x, y, z]: Vector3): Vector3 => [x, -z, y]
  return { ahead: onEarth(ahead), up: onEarth(up) }
}

/** The offset that the visitor has dragged while the view follows the device. Degrees. */
type DeviceFollow = {
  yaw: number
  pitch: number
  /** the last written view; a difference since means a drag, or another room */
  last: { x: number; y: number; home: View['initialDirection'] } | null
}

export const createDeviceFollow = (): DeviceFollow => ({ yaw: 0, pitch: 0, last: null })

/**
 * Turns the view with the device. It starts at the current yaw with the true horizon; drags, keys and dial shift it;
 * another room or a reset starts it anew.
 */
export function followDevice(view: View, follow: DeviceFollow, device: RolledDirection) {
  const { last } = follow
  const { rotationX: x, rotationY: y, initialDirection: home } = view
  const isReset = x === 0 && y === 0 && (last?.x !== 0 || last?.y !== 0)
  if (!last || last.home !== home || isReset) {
    follow.yaw = wrap180(viewDirectionOf(view).yaw - device.yaw)
    follow.pitch = 0
  } else {
    follow.yaw -= y - last.y
    follow.pitch = clamp(follow.pitch + x - last.x, -90, 90)
  }
  const pitch = pitchOf(follow, device)
  view.devicePitch = pitch
  setTiltedDirection(view, { yaw: wrap180(device.yaw + follow.yaw), pitch, roll: device.roll })
  follow.last = { x: view.rotationX, y: view.rotationY, home }
}

/** Follows only pitch and roll of the device during a walk, which sets the yaw. */
export function followDeviceTilt(view: View, follow: DeviceFollow, device: RolledDirection) {
  setDeviceTilt(view, { pitch: pitchOf(follow, device), roll: device.roll })
}

const pitchOf = (follow: DeviceFollow, device: RolledDirection) =>
  clamp(device.pitch + follow.pitch, -90, 90)
