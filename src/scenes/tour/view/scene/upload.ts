import type { WebGLRenderer } from 'three'
import type { TileSource } from '../../model/media.ts'
import { anisotropyOf, pictureTexture } from './tile-texture.ts'
import type { TiledPicture } from './tiled-picture.ts'

/** Uploading pauses for a frame after so many ms, so that nothing the visitor does waits for long. */
const patience = 60

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Puts a picture's tiles on the graphics card, a few a frame.
 * @param onTile   called after each with how many are there
 * @param isGone   tells that nobody waits for the picture any more
 * @param pause    lets a frame pass
 */
export async function uploadTiles(
  picture: TiledPicture,
  source: TileSource,
  renderer: WebGLRenderer,
  onTile: (done: number) => void,
  isGone: () => boolean,
  pause: () => Promise<unknown> = nextFrame,
) {
  let paused = performance.now()
  for (let done = 1; ; done++) {
    const next = await source.next()
    if (!next) return
    if (isGone()) {
      next.bitmap.close()
      return source.close()
    }
    const { tile, bitmap } = next
    const anisotropy = picture.isMipmapped ? anisotropyOf(renderer) : undefined
    const texture = pictureTexture(bitmap, anisotropy)
    renderer.initTexture(texture)
    // The pixels are on the card; after a lost context they are decoded again.
    bitmap.close()
    picture.add(texture, tile.inner, tile.outer)
    onTile(done)
    if (done < source.count && performance.now() - paused > patience) {
      await pause()
      paused = performance.now()
    }
  }
}
