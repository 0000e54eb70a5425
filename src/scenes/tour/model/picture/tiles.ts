import type { Size } from '../../../../files/image-size.ts'
import { tourConfig } from '../../config.ts'
import { initialDirectionOf, type PictureMetadata, placementOf } from './placement.ts'

export type Rect = { x: number; y: number; width: number; height: number }

/**
 * One texture of a picture: what it shows (`inner`; the tiles' inner parts cover the picture
 * without overlap) and what it holds (`outer`, with the overlap its filter reaches into). Pixels
 * of the picture.
 */
export type Tile = { inner: Rect; outer: Rect }

/**
 * A picture as tiles within the device's limit, nearest first to where its visitor will look.
 * @param limit  the device's largest texture side, in pixels
 */
export function tilesOf({ size, gpano }: PictureMetadata, limit: number): Tile[] {
  const placement = placementOf(size, gpano)
  const { yaw, pitch } = initialDirectionOf(placement, gpano)
  const u = (yaw - placement.left) / placement.width
  const v = (placement.top - pitch) / placement.height
  return nearestFirst(cutTiles(size, limit), size, { u, v })
}

/** At full resolution. A small picture stays whole, since it is uploaded as fast as a tile. */
export function cutTiles(size: Size, limit: number): Tile[] {
  const { max, whole } = tourConfig.tiles
  const { width, height } = size
  const side = Math.min(max, limit)
  if (Math.max(width, height) <= side && width * height <= whole) {
    const all = { x: 0, y: 0, ...size }
    return [{ inner: all, outer: all }]
  }
  const columns = cut(width, side)
  return cut(height, side).flatMap((row) =>
    columns.map((column) => {
      const inner = { x: column.start, y: row.start, width: column.length, height: row.length }
      return { inner, outer: grow(inner, size) }
    }),
  )
}

/** The parts of a tile's upload, from the top: whole rows of about equal pixel counts. */
export function bandsOf({ x, y, width, height }: Rect): Rect[] {
  const count = Math.min(height, Math.ceil((width * height) / tourConfig.tiles.band))
  return Array.from({ length: count }, (_, i) => {
    const from = Math.round((height * i) / count)
    return { x, y: y + from, width, height: Math.round((height * (i + 1)) / count) - from }
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
 * Tiles in the order in which to show them: nearest to a point of the picture first.
 * @param focus  u, v in 0…1 from the upper left; u goes round
 */
export function nearestFirst(tiles: Tile[], size: Size, focus: { u: number; v: number }): Tile[] {
  const distance = ({ inner }: Tile) => {
    const across = Math.abs((inner.x + inner.width / 2) / size.width - focus.u)
    const down = Math.abs((inner.y + inner.height / 2) / size.height - focus.v)
    return Math.hypot(Math.min(across, 1 - across) * 2, down)
  }
  return tiles.toSorted((a, b) => distance(a) - distance(b))
}
