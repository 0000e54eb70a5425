import type { TileSource } from '../../model/media.ts'
import type { GlPicture } from './gl-picture.ts'

/**
 * Puts a picture's tiles on the graphics card, and frees them where they came from.
 * @param isGone  tells that nobody waits for the picture any more
 */
export async function putTiles(
  picture: GlPicture,
  source: TileSource,
  isGone: () => boolean = () => false,
): Promise<void> {
  for (let next = await source.next(); next; next = await source.next()) {
    if (!isGone()) picture.add(next.tile, next.bitmap)
    next.bitmap.close()
    if (isGone()) return source.close()
  }
}

/** All of a picture or a frame as one tile. */
export const wholeTile = ({ width, height }: { width: number; height: number }) => {
  const all = { x: 0, y: 0, width, height }
  return { inner: all, outer: all }
}
