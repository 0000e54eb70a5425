import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { holdView, lookOf, tiltTo, type View } from '../view.ts'
import type { RolledLook } from './device-axes.ts'

/** How a view goes with a device: what the visitor dragged stays between the two. Degrees. */
export type Follow = {
  yaw: number
  pitch: number
  /** what was written last; whatever else the view says since is the visitor's, or another room's */
  last: { x: number; y: number; home: View['home'] } | null
}

export const createFollow = (): Follow => ({ yaw: 0, pitch: 0, last: null })

/**
 * Turns a view as its device is turned. It begins where one looks, but with the true horizon; a drag, the keys and the dial
 * shift it; in another room, and after a reset, it begins anew.
 */
export function followDevice(view: View, follow: Follow, device: RolledLook) {
  const { last } = follow
  const { rotationX: x, rotationY: y, home } = view
  const isReset = x === 0 && y === 0 && (last?.x !== 0 || last?.y !== 0)
  if (!last || last.home !== home || isReset) {
    follow.yaw = wrap180(lookOf(view).yaw - device.yaw)
    follow.pitch = 0
  } else {
    follow.yaw -= y - last.y
    follow.pitch = clamp(follow.pitch + x - last.x, -90, 90)
  }
  const pitch = pitchOf(follow, device)
  view.held = pitch
  tiltTo(view, { yaw: wrap180(device.yaw + follow.yaw), pitch, roll: device.roll })
  follow.last = { x: view.rotationX, y: view.rotationY, home }
}

/** Says how the device is held while a step leads the visitor: it turns them, and does not lift their look. */
export function holdDevice(view: View, follow: Follow, device: RolledLook) {
  holdView(view, { pitch: pitchOf(follow, device), roll: device.roll })
}

const pitchOf = (follow: Follow, device: RolledLook) => clamp(device.pitch + follow.pitch, -90, 90)
