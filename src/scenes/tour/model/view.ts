import { wrap180, wrap360 } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { tourConfig } from '../config.ts'
import { clampZoom } from './zoom.ts'

/**
 * The view: direction, zoom and roll. Rotations are the sum of all drags, in degrees, zero at the start:
 * `rotationY` grows when the picture is pulled to the right (the view turns left), `rotationX` when
 * it is pulled down (the view turns up). Zoom in percent. `initialDirection` is the direction at rotation zero.
 *
 * A plain mutable object, written on every pointer move: subscribers update the DOM and the camera, so React does not
 * render.
 */
export type View = {
  rotationX: number
  rotationY: number
  zoom: number
  /** Roll to the right, degrees; only a device's sensor sets it. */
  roll: number
  /** Pitch of the followed device, degrees, also during a walk; null: no device is followed. */
  devicePitch: number | null
  initialDirection: { yaw: number; pitch: number }
  pitchLimit: number
  /** Whether a pointer is pressed on it. */
  isHeld: boolean
  /** Of a flick that it still glides by, CSS pixels a ms. */
  velocity: { x: number; y: number } | undefined
  readonly listeners: Set<() => void>
}

export function createView(): View {
  return {
    rotationX: 0,
    rotationY: 0,
    zoom: tourConfig.zoom.home,
    roll: 0,
    devicePitch: null,
    initialDirection: { yaw: 0, pitch: 0 },
    pitchLimit: tourConfig.pitchLimit.sphere,
    isHeld: false,
    velocity: undefined,
    listeners: new Set(),
  }
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeView(view: View, listener: () => void): () => void {
  view.listeners.add(listener)
  return () => view.listeners.delete(listener)
}

function notify(view: View) {
  for (const listener of view.listeners) listener()
}

/** Turns by degrees; pitch is clamped at the zenith and the nadir. */
export function turnView(view: View, x: number, y: number) {
  view.rotationY += y
  view.rotationX = clamp(
    view.rotationX + x,
    -view.pitchLimit - view.initialDirection.pitch,
    view.pitchLimit - view.initialDirection.pitch,
  )
  notify(view)
}

/** Turns by a pointer movement in CSS pixels, x to the right and y down. */
export function dragView(view: View, dx: number, dy: number) {
  turnView(view, dy * tourConfig.degreesPerPixel, dx * tourConfig.degreesPerPixel)
}

/** Sets the zoom, clamped and rounded to a step. */
export function zoomTo(view: View, percent: number) {
  const zoom = clampZoom(percent)
  if (zoom === view.zoom) return
  view.zoom = zoom
  notify(view)
}

/** Steps the zoom; negative steps zoom out. */
export function zoomBy(view: View, steps: number) {
  zoomTo(view, view.zoom + steps * tourConfig.zoom.step)
}

/** Rotation zero and 100 %, at rest. */
export function resetView(view: View) {
  view.isHeld = false
  view.velocity = undefined
  view.rotationX = 0
  view.rotationY = 0
  view.zoom = tourConfig.zoom.home
  notify(view)
}

/** Starts over for another picture or projection. */
export function initializeView(view: View, home: View['initialDirection'], tipLimit: number) {
  view.initialDirection = home
  view.pitchLimit = tipLimit
  resetView(view)
}

/** Sets the direction, for instance on arrival; `initialDirection` stays. Zoom in percent. */
export function setViewDirection(
  view: View,
  look: { yaw: number; pitch: number },
  zoom = view.zoom,
) {
  view.rotationY = wrap180(view.initialDirection.yaw - look.yaw)
  view.zoom = clampZoom(zoom)
  view.rotationX = 0
  turnView(view, look.pitch - view.initialDirection.pitch, 0)
}

/** Sets direction and roll; the zoom stays. */
export function setRolledDirection(
  view: View,
  { roll, ...look }: { yaw: number; pitch: number; roll: number },
) {
  view.roll = roll
  setViewDirection(view, look)
}

/** Sets the followed device's pitch and roll while a walk sets the direction; null: no device is followed. */
export function setDeviceTilt(view: View, device: { pitch: number; roll: number } | null) {
  view.devicePitch = device ? device.pitch : null
  view.roll = device ? device.roll : 0
  notify(view)
}

/** The view direction: yaw to the right of the picture's center and pitch above its horizon. */
export function viewDirectionOf(view: View): { yaw: number; pitch: number } {
  return {
    yaw: wrap180(view.initialDirection.yaw - view.rotationY),
    pitch: view.initialDirection.pitch + view.rotationX,
  }
}

/** What the dial shows, 0 ≤ a < 360 degrees, rounded to a tenth. */
export function dialAngle(view: View): number {
  return wrap360(Math.round(view.rotationY * 10) / 10)
}

/** The eight compass points, clockwise from north. */
export const compassPoints = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const
type CompassPoint = (typeof compassPoints)[number]

/** The compass point nearest to a yaw. @param north  yaw of north in the same picture, degrees */
export function compassPointOf(yaw: number, north: number): CompassPoint {
  return compassPoints[Math.round(wrap360(yaw - north) / 45) % 8] ?? 'N'
}

/** Whether a fragment is meant to name a view of a tour; others are places on the page. */
export const isViewFragment = (fragment: string): boolean => fragment.startsWith('#room=')
