import type { Furniture } from '../../content/schemas/furniture.ts'
import { interpolate } from './interpolate.ts'

type Size = Pick<Furniture['supporting'][number], 'width' | 'depth' | 'height'>

/**
 * A piece's three sizes as a line of copy.
 * @param copy  with `{{width}}`, `{{depth}}` and `{{height}}` in centimeters
 * @param size  in meters
 */
export function sizeText(copy: string, { width, depth, height }: Size): string {
  const cm = (meters: number) => Math.round(meters * 100)
  return interpolate(copy, { width: cm(width), depth: cm(depth), height: cm(height) })
}
