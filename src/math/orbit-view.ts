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

/**
 * A view that can be subscribed to. It is no valtio proxy, since it changes in each frame of a drag, and writing to a
 * proxy would cost as much as the rest of the turn.
 */
export interface ObservableView extends Readonly<OrbitView> {
  change(to: Partial<OrbitView>): void
  /** @returns ends it */
  listen(changed: () => void): () => void
}

export function createObservableView(start: OrbitView): ObservableView {
  const listeners = new Set<() => void>()
  const seen = {
    ...start,
    change(to: Partial<OrbitView>) {
      Object.assign(seen, to)
      for (const changed of listeners) changed()
    },
    listen(changed: () => void) {
      listeners.add(changed)
      return () => {
        listeners.delete(changed)
      }
    },
  }
  return seen
}

/** Turns by degrees around the middle and up, within the limits. */
export function turn(
  { view }: { view: ObservableView },
  { pitchRange }: { pitchRange: Range },
  yaw: number,
  pitch: number,
): void {
  view.change({
    yaw: wrap180(view.yaw + yaw),
    pitch: clamp(view.pitch + pitch, pitchRange.min, pitchRange.max),
  })
}

/** @param percent  of the first view, positive to come nearer */
export function zoomBy(
  { view }: { view: ObservableView },
  { zoomRange }: { zoomRange: Range },
  percent: number,
): void {
  view.change({ zoom: clamp(view.zoom + percent, zoomRange.min, zoomRange.max) })
}
