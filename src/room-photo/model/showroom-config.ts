import { proxy } from 'valtio/vanilla'
import type { OrbitSettings, OrbitView } from '../../math/orbit-view.ts'

/** The room of our style pictures (`assets/blender/styles/room.py`), its camera as it stands there. Meters, degrees. */
export const showroomConfig = {
  size: { width: 5.2, depth: 4.6, height: 2.75 },
  /** In the wall at the back. */
  window: { from: -1.15, to: 0.55, sill: 0.42, head: 2.34 },
  fieldOfView: 52.3,
  /** What the view turns around: above the table, on the line that the camera looks along. */
  middle: { x: -0.7, y: 1.1, z: 0.07 },
  distance: 3.49,
} as const

export const showroomView: OrbitSettings = {
  yaw: 62,
  pitch: 4,
  zoom: 100,
  pitchRange: { min: 0, max: 60 },
  zoomRange: { min: 60, max: 250 },
  step: { yaw: 15, pitch: 10, zoom: 20 },
  degreesPerPixel: 0.3,
}

export function createShowroomView(): OrbitView {
  const { yaw, pitch, zoom } = showroomView
  return proxy({ yaw, pitch, zoom })
}
