import type { Size } from '../../../../files/image-size.ts'

/** What a side of a saved picture may measure, pixels: less shows nothing, more few screens or programs take. */
export const sideLimits = { min: 64, max: 8192 } as const

/** Sizes that are asked for often: a screen, a large screen, a square. */
export const usualSizes: readonly Readonly<Size>[] = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1080 },
]

/**
 * The side of a picture as it was typed.
 * @returns null for what is no whole number of pixels within the limits
 */
export function readSide(text: string): number | null {
  const trimmed = text.trim()
  const side = Number(trimmed)
  const isSide = /^\d+$/.test(trimmed) && side >= sideLimits.min && side <= sideLimits.max
  return isSide ? side : null
}
