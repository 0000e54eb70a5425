import type { Size } from '../../../../files/image-size.ts'

/** Limits of a still image's sides, pixels; few screens or programs can show more. */
export const imageSideLimits = { min: 64, max: 8192 } as const

/** Common sizes: a screen, a large screen, a square. */
export const presetSizes: readonly Readonly<Size>[] = [
  { width: 1920, height: 1080 },
  { width: 3840, height: 2160 },
  { width: 1080, height: 1080 },
]

/**
 * Parses the side of a picture.
 * @returns null for what is no whole number of pixels within the limits
 */
export function parseSide(text: string): number | null {
  const trimmed = text.trim()
  const side = Number(trimmed)
  const isSide = /^\d+$/.test(trimmed) && side >= imageSideLimits.min && side <= imageSideLimits.max
  return isSide ? side : null
}
