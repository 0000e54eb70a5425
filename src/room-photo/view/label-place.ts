import { clamp } from '../../math/clamp.ts'
import type { PhotoSize, Pixel } from '../model/camera.ts'

/** Of figures on a picture, CSS pixels. */
export const labelSize = 12

/** Of DM Mono, as a share of its size. */
const letter = 0.6

/** How wide a figure is drawn, CSS pixels. */
export const labelWidth = (text: string): number => text.length * letter * labelSize

/** Between a figure and the edge of the picture, CSS pixels. */
const margin = 5

/**
 * Where a figure is drawn so that the picture's edge cuts nothing of it, as near as that allows.
 * @param at  the middle of its base line @param unit  pixels of the picture for one CSS pixel
 */
export function labelPlace(at: Pixel, text: string, picture: PhotoSize, unit: number): Pixel {
  const half = (labelWidth(text) / 2 + margin) * unit
  return {
    x: clamp(at.x, half, Math.max(half, picture.width - half)),
    y: clamp(at.y, (labelSize + margin) * unit, picture.height - margin * unit),
  }
}
