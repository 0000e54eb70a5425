import { wrap180 } from './angle.ts'
import { clamp } from './clamp.ts'

/** The view of an orbit: degrees, and percent of the first view. */
export interface OrbitView {
  yaw: number
  pitch: number
  zoom: number
}

export interface Range {
  min: number
  max: number
}

/** What gestures, keys and buttons do with a view. */
export interface OrbitActions {
  /** Degrees to the right and up. */
  turn(byYaw: number, byPitch: number): void
  /** Percent of the first view, positive to come nearer. */
  zoomBy(percent: number): void
  /** Factor of a pinch. */
  zoomTimes(factor: number): void
  reset(): void
}

/**
 * The actions on a view that is a valtio proxy, within its limits, which never show a scene edge-on or upside down.
 * @param first  the limits, and the view that `reset` comes back to
 */
export function orbitActions(
  view: OrbitView,
  first: OrbitView & { pitchRange: Range; zoomRange: Range },
): OrbitActions {
  const { yaw, pitch, zoom, pitchRange, zoomRange } = first
  const zoomBy = (percent: number) => {
    view.zoom = clamp(view.zoom + percent, zoomRange.min, zoomRange.max)
  }
  return {
    turn(byYaw, byPitch) {
      view.yaw = wrap180(view.yaw + byYaw)
      view.pitch = clamp(view.pitch + byPitch, pitchRange.min, pitchRange.max)
    },
    zoomBy,
    zoomTimes: (factor) => zoomBy(view.zoom * (factor - 1)),
    reset: () => void Object.assign(view, { yaw, pitch, zoom }),
  }
}
