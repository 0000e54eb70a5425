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
