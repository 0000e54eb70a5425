import { clamp } from '../../math/clamp.ts'
import type { PhotoSize, Pixel } from '../model/camera.ts'

/** Font size of figures on a picture, CSS pixels. */
export const labelSize = 12

/** Width of a character of DM Mono, as a share of the font size. */
const letter = 0.6

/** Width of a text, CSS pixels. */
export const labelWidth = (text: string): number => text.length * letter * labelSize

/** Margin to the picture's edge, CSS pixels. */
const margin = 5

/**
 * The nearest position of a label at which the picture's edge does not cut it.
 * @param at  the middle of its base line
 * @param unit  pixels of the picture for one CSS pixel
 */
export function labelPlace(at: Pixel, text: string, picture: PhotoSize, unit: number): Pixel {
  const half = (labelWidth(text) / 2 + margin) * unit
  return {
    x: clamp(at.x, half, Math.max(half, picture.width - half)),
    y: clamp(at.y, (labelSize + margin) * unit, picture.height - margin * unit),
  }
}
