import { degrees, radians } from '../../../math/angle.ts'
import { clamp } from '../../../math/clamp.ts'
import { tourConfig } from '../config.ts'

const { min, max, step } = tourConfig.zoom

/** The nearest zoom step, in percent. */
export function clampZoom(percent: number): number {
  return clamp(Math.round(percent / step) * step, min, max)
}

/**
 * The vertical field of view at a zoom: 2·atan(tan 30° / zoom), so that 200 % doubles the size of
 * what is in the middle of the picture.
 * @param percent  zoom
 * @returns degrees
 */
export function fieldOfView(percent: number): number {
  const half = Math.tan(radians(tourConfig.halfFieldOfView)) / (percent / 100)
  return degrees(2 * Math.atan(half))
}

/**
 * The nearest zoom step at which the vertical field of view is so wide.
 * @param fov  degrees
 */
export function zoomOfField(fov: number): number {
  const half = Math.tan(radians(tourConfig.halfFieldOfView))
  return clampZoom((100 * half) / Math.tan(radians(fov) / 2))
}

/**
 * The zoom two fingers ask for.
 * @param from   zoom in percent when the second finger came down
 * @param start, now  distance of the fingers then and now, in pixels
 */
export function pinchZoom(from: number, start: number, now: number): number {
  return clampZoom(start > 0 ? (from * now) / start : from)
}

/** Below this many percent the shown zoom has arrived at the chosen one. */
const arrived = 0.2

/**
 * The zoom that a frame shows on the way to the chosen one, both in percent.
 * @param elapsed   since the frame before, ms
 * @param mayGlide  whether things may move by themselves; else it is there at once
 */
export function easeZoom(
  shown: number,
  chosen: number,
  elapsed: number,
  mayGlide: () => boolean,
): number {
  if (shown === chosen || Math.abs(chosen - shown) < arrived || !mayGlide()) return chosen
  return chosen + (shown - chosen) * Math.exp(-elapsed / tourConfig.zoomEase)
}
