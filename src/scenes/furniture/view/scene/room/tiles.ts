import type { Area } from '../../../model/room/drawn-area.ts'

/**
 * Tiles of one size that cover a part of a picture, row by row; those at its right and lower edge may go beyond it.
 * @param side  the longest that a tile may be, pixels
 */
export function tilesOf({ x, y, width, height }: Area, side: number): Area[] {
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)]
  const tile = { width: Math.ceil(width / columns), height: Math.ceil(height / rows) }
  return Array.from({ length: columns * rows }, (_, at) => ({
    ...tile,
    x: x + (at % columns) * tile.width,
    y: y + Math.floor(at / columns) * tile.height,
  }))
}
