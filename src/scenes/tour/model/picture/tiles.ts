import type { Size } from '../../../../files/image-size.ts'
import { tourConfig } from '../../config.ts'

export type Rect = { x: number; y: number; width: number; height: number }

/**
 * One texture of a picture: what it shows (`inner`; the tiles' inner parts cover the picture
 * without overlap) and what it holds (`outer`, with the overlap its filter reaches into). Pixels
 * of the picture.
 */
export type Tile = { inner: Rect; outer: Rect }

/**
 * Cuts a picture into tiles within the device's limit, at full resolution. A small one stays whole, since it is
 * uploaded as fast as a tile.
 * @param limit  the device's largest texture side, in pixels
 */
export function cutTiles(size: Size, limit: number): Tile[] {
  if (staysWhole(size, limit)) {
    const all = { x: 0, y: 0, ...size }
    return [{ inner: all, outer: all }]
  }
  const side = Math.min(tourConfig.tiles.max, limit)
  const columns = cut(size.width, side)
  const rows = cut(size.height, side)
  return rows.flatMap((row) =>
    columns.map((column) => {
      const inner = { x: column.start, y: row.start, width: column.length, height: row.length }
      return { inner, outer: grow(inner, size) }
    }),
  )
}

/** Whether a picture is small enough to be one tile. */
export function staysWhole({ width, height }: Size, limit: number): boolean {
  const { max, whole } = tourConfig.tiles
  return Math.max(width, height) <= Math.min(max, limit) && width * height <= whole
}

/**
 * The parts of a tile's upload, from the top: whole rows of about equal pixel counts.
 * @param size  pixels
 */
export function bandsOf({ width, height }: Size): Rect[] {
  const count = Math.min(height, Math.ceil((width * height) / tourConfig.tiles.band))
  return Array.from({ length: count }, (_, i) => {
    const y = Math.round((height * i) / count)
    return { x: 0, y, width, height: Math.round((height * (i + 1)) / count) - y }
  })
}

function cut(length: number, side: number) {
  const { preferred, overlap } = tourConfig.tiles
  const count = Math.ceil(length / Math.min(preferred, side - 2 * overlap))
  return Array.from({ length: count }, (_, i) => {
    const start = Math.round((length * i) / count)
    return { start, length: Math.round((length * (i + 1)) / count) - start }
  })
}

function grow(inner: Rect, size: Size): Rect {
  const { overlap } = tourConfig.tiles
  const x = Math.max(0, inner.x - overlap)
  const y = Math.max(0, inner.y - overlap)
  return {
    x,
    y,
    width: Math.min(size.width, inner.x + inner.width + overlap) - x,
    height: Math.min(size.height, inner.y + inner.height + overlap) - y,
  }
}

/**
 * The order in which to show tiles: nearest to a point of the picture first.
 * @param focus  u, v in 0…1 from the upper left; u goes round
 * @returns indices into `tiles`
 */
export function nearestFirst(tiles: Tile[], size: Size, focus: { u: number; v: number }): number[] {
  const distance = ({ inner }: Tile) => {
    const across = Math.abs((inner.x + inner.width / 2) / size.width - focus.u)
    const down = Math.abs((inner.y + inner.height / 2) / size.height - focus.v)
    return Math.hypot(Math.min(across, 1 - across) * 2, down)
  }
  const far = tiles.map(distance)
  return tiles.map((_, i) => i).sort((a, b) => (far[a] ?? 0) - (far[b] ?? 0) || a - b)
}
