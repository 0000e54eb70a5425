import type { WebGLRenderer } from 'three'
import type { TileSource } from '../../model/media.ts'
import { pictureTexture } from './tile-texture.ts'
import type { TiledPicture } from './tiled-picture.ts'

/** Sixteen taps are the most a device has and cost a software renderer dearly; eight look the same. */
const maxAnisotropy = 8

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Puts a picture's tiles on the graphics card, one a frame, so that no frame waits for long.
 * @param onTile   called after each with how many are there
 * @param isGone   tells that nobody waits for the picture any more
 */
export async function uploadTiles(
  picture: TiledPicture,
  source: TileSource,
  renderer: WebGLRenderer,
  onTile: (done: number) => void,
  isGone: () => boolean,
) {
  const anisotropy = Math.min(maxAnisotropy, renderer.capabilities.getMaxAnisotropy())
  for (let done = 1; ; done++) {
    const next = await source.next()
    if (!next) return
    if (isGone()) {
      next.bitmap.close()
      return source.close()
    }
    const { tile, bitmap } = next
    const texture = pictureTexture(bitmap, anisotropy)
    renderer.initTexture(texture)
    // The pixels are on the card; after a lost context they are decoded again.
    bitmap.close()
    picture.add(texture, tile.inner, tile.outer)
    onTile(done)
    if (done < source.count) await nextFrame()
  }
}
