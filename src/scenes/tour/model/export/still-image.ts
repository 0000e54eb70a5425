import type { Size } from '../../../../files/image-size.ts'
import type { Rect } from '../picture/tiles.ts'

/** What a side of a saved picture may measure, pixels: less shows nothing, more few screens or programs take. */
export const imageSideLimits = { min: 64, max: 8192 } as const

/** Sizes that are asked for often: a screen, a large screen, a square. */
export const presetSizes: readonly Readonly<Size>[] = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1080 },
]

/**
 * The side of a picture as it was typed.
 * @returns null for what is no whole number of pixels within the limits
 */
export function parseSide(text: string): number | null {
  const trimmed = text.trim()
  const side = Number(trimmed)
  const isSide = /^\d+$/.test(trimmed) && side >= imageSideLimits.min && side <= imageSideLimits.max
  return isSide ? side : null
}

/**
 * Cuts a picture to be drawn into parts of which none is larger than what can be drawn at once; they cover it without
 * overlap. Pixels, from the upper left.
 * @param limit  of a part's side
 */
export function splitIntoParts({ width, height }: Size, limit: number): Rect[] {
  const parts: Rect[] = []
  for (let y = 0; y < height; y += limit)
    for (let x = 0; x < width; x += limit)
      parts.push({ x, y, width: Math.min(limit, width - x), height: Math.min(limit, height - y) })
  return parts
}
