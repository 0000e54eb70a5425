import { wrap180 } from './angle.ts'
import { clamp } from './clamp.ts'

/** The view of an orbit: degrees, and percent of the first view. */
export interface OrbitView {
  yaw: number
  pitch: number
  zoom: number
}

interface Range {
  min: number
  max: number
}

/** The first view of an orbit, the limits of all others, and how far gestures and buttons go. */
export interface OrbitSettings extends OrbitView {
  pitchRange: Range
  zoomRange: Range
  /** What a button changes. */
  step: OrbitView
  degreesPerPixel: number
}

/** A view, and what gestures, keys and buttons do with it. */
export interface OrbitControl {
  view: OrbitView
  settings: OrbitSettings
  /** Degrees to the right and up. */
  turn(byYaw: number, byPitch: number): void
  /** Percent of the first view, positive to come nearer. */
  zoomBy(percent: number): void
  /** Factor of a pinch. */
  zoomTimes(factor: number): void
  reset(): void
}

/**
 * Changes a view that is a valtio proxy, within its limits, which never show a scene edge-on or upside down.
 * @param settings  with the view that `reset` comes back to
 */
export function createOrbitControl(view: OrbitView, settings: OrbitSettings): OrbitControl {
  const { yaw, pitch, zoom, pitchRange, zoomRange } = settings
  const zoomBy = (percent: number) => {
    view.zoom = clamp(view.zoom + percent, zoomRange.min, zoomRange.max)
  }
  return {
    view,
    settings,
    turn(byYaw, byPitch) {
      view.yaw = wrap180(view.yaw + byYaw)
      view.pitch = clamp(view.pitch + byPitch, pitchRange.min, pitchRange.max)
    },
    zoomBy,
    zoomTimes: (factor) => zoomBy(view.zoom * (factor - 1)),
    reset: () => void Object.assign(view, { yaw, pitch, zoom }),
  }
}
