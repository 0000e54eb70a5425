import type { TileSource } from '../../model/picture/media.ts'
import type { GlPicture } from './gl-picture.ts'

/**
 * Puts a picture's tiles on the graphics card, and frees them where they came from, also where one fails: then what is on
 * the card is the caller's to free.
 * @param isGone  tells that nobody waits for the picture any more
 * @throws what the source throws where a tile cannot be cut
 */
export async function putTiles(
  picture: GlPicture,
  source: TileSource,
  isGone: () => boolean = () => false,
): Promise<void> {
  try {
    for (let next = await source.next(); next; next = await source.next()) {
      try {
        if (!isGone()) picture.add(next.tile, next.bitmap)
      } finally {
        next.bitmap.close()
      }
      if (isGone()) return
    }
  } finally {
    source.close()
  }
}

/** All of a picture or a frame as one tile. */
export const wholeTile = ({ width, height }: { width: number; height: number }) => {
  const all = { x: 0, y: 0, width, height }
  return { inner: all, outer: all }
}
