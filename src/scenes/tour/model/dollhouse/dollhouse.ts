import { proxy } from 'valtio/vanilla'
import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { RoomId } from '../document/tour-document.ts'

/** The tunables of the dollhouse. Degrees, percent of the first view, metres, ms. */
export const dollhouseConfig = {
  yaw: -24,
  pitch: 48,
  zoom: 100,
  /** Lower, and walls hide the rooms. */
  pitchRange: { min: 25, max: 88 },
  zoomRange: { min: 70, max: 260 },
  step: { yaw: 15, pitch: 10, zoom: 20 },
  degreesPerPixel: 0.4,
  fieldOfView: 30,
  /** of the eye from the middle of the home */
  distance: 22,
  /** In a box that is narrower than this the eye is farther off, so that the home still fits. */
  aspect: 1.5,
  /** What the eye looks at lies so high. */
  middle: 0.6,
  flight: 1100,
} as const

/** A home seen from above: from where, and into which room the visitor is flying. */
export type Dollhouse = {
  view: { yaw: number; pitch: number; zoom: number }
  flight: RoomId | null
}

const home = {
  yaw: dollhouseConfig.yaw,
  pitch: dollhouseConfig.pitch,
  zoom: dollhouseConfig.zoom,
}

export const createDollhouse = (): Dollhouse => proxy({ view: { ...home }, flight: null })

/** Turns round the middle and up, by degrees. */
export function turnHouse({ view }: Dollhouse, byYaw: number, byPitch: number) {
  const { min, max } = dollhouseConfig.pitchRange
  view.yaw = wrap180(view.yaw + byYaw)
  view.pitch = clamp(view.pitch + byPitch, min, max)
}

/** @param by  percent, positive to come nearer */
export function zoomHouse({ view }: Dollhouse, by: number) {
  const { min, max } = dollhouseConfig.zoomRange
  view.zoom = clamp(view.zoom + by, min, max)
}

export function resetHouse({ view }: Dollhouse) {
  Object.assign(view, home)
}
