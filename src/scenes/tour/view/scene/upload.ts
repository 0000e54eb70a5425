import type { Texture, WebGLRenderer } from 'three'
import type { TileSource } from '../../model/media.ts'
import { bandsOf, type Rect } from '../../model/tiles.ts'
import { fillBand, reserve } from './texture-bands.ts'
import { anisotropyOf, pictureTexture } from './tile-texture.ts'
import type { TiledPicture } from './tiled-picture.ts'

/** Uploading pauses for a frame after so many ms, so that nothing the visitor does waits for long. */
const patience = 60

const nextFrame = () => new Promise(requestAnimationFrame)

/**
 * Puts a picture's tiles on the graphics card, a few a frame, and a large one in bands.
 * @param isBeside  something else is shown meanwhile; else a picture that is whole goes at once, since nothing can stutter
 * @param onTile   called after each with how many are there
 * @param isGone   tells that nobody waits for the picture any more
 * @param pause    lets a frame pass
 */
export async function uploadTiles(
  picture: TiledPicture,
  source: TileSource,
  renderer: WebGLRenderer,
  isBeside: boolean,
  onTile: (done: number) => void,
  isGone: () => boolean,
  pause: () => Promise<unknown> = nextFrame,
) {
  let paused = performance.now()
  const breathe = async () => {
    if (performance.now() - paused <= patience) return
    await pause()
    paused = performance.now()
  }
  for (let done = 1; ; done++) {
    const next = await source.next()
    if (!next) return
    const { tile, bitmap } = next
    const anisotropy = picture.isMipmapped ? anisotropyOf(renderer) : undefined
    const texture = pictureTexture(bitmap, anisotropy)
    const bands = isBeside ? bandsOf(bitmap) : []
    // Once the pixels are on the card they go; after a lost context they are decoded again.
    const isThere = await putOnCard(renderer, texture, bands, isGone, breathe).finally(() =>
      bitmap.close(),
    )
    if (!isThere) {
      texture.dispose()
      return source.close()
    }
    picture.add(texture, tile.inner, tile.outer)
    onTile(done)
    if (done < source.count) await breathe()
  }
}

/** @returns false when nobody waits for it any more */
async function putOnCard(
  renderer: WebGLRenderer,
  texture: Texture,
  bands: Rect[],
  isGone: () => boolean,
  breathe: () => Promise<void>,
): Promise<boolean> {
  if (isGone()) return false
  if (bands.length <= 1) {
    renderer.initTexture(texture)
    return true
  }
  reserve(renderer, texture)
  for (const [index, band] of bands.entries()) {
    if (index > 0) await breathe()
    if (isGone()) return false
    fillBand(renderer, texture, band, index === bands.length - 1)
  }
  return true
}
