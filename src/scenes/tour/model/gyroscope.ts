import { wrap180 } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { setDeviceTilt, setRolledDirection, type View, viewDirectionOf } from './view.ts'

/**
 * A view direction with roll: yaw to the right of north or of any reference, pitch above the horizon, roll clockwise;
 * degrees.
 */
export type RolledDirection = { yaw: number; pitch: number; roll: number }

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
  setRolledDirection(view, { yaw: wrap180(device.yaw + follow.yaw), pitch, roll: device.roll })
  follow.last = { x: view.rotationX, y: view.rotationY, home }
}

/** Follows only pitch and roll of the device during a walk, which sets the yaw. */
export function followDeviceTilt(view: View, follow: DeviceFollow, device: RolledDirection) {
  setDeviceTilt(view, { pitch: pitchOf(follow, device), roll: device.roll })
}

const pitchOf = (follow: DeviceFollow, device: RolledDirection) =>
  clamp(device.pitch + follow.pitch, -90, 90)
