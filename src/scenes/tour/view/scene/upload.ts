import {
  Box2,
  FramebufferTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  Texture,
  Vector2,
  type WebGLRenderer,
} from 'three'
import type { Size } from '../../../../files/image-size.ts'
import type { Picture } from '../../model/picture/media.ts'
import { bandsOf, type Rect, tilesOf } from '../../model/picture/tiles.ts'
import type { TiledPicture } from './tiled-picture.ts'

/** Uploading pauses for a frame after so many ms, so that nothing the visitor does waits for long. */
const maxWaitMs = 60

/**
 * A page that is hidden has no frames, nor has a session that ends: what is decoded must not wait for them.
 * Milliseconds.
 */
const longestFrame = 250

/** The next frame of the page, or of the headset that shows it. */
const nextFrame = ({ xr }: WebGLRenderer) =>
  new Promise<unknown>((resolve) => {
    const session = xr.getSession()
    if (session) session.requestAnimationFrame(resolve)
    else requestAnimationFrame(resolve)
    setTimeout(resolve, longestFrame)
  })

export type UploadOptions = {
  /** Something else is shown meanwhile: a large tile goes in bands. */
  isBeside: boolean
  /**
   * Of a picture that is whole: what is looked at, in its pixels. It goes first and is shown, and the rest in bands.
   * Undefined: that is not worth while, and where nothing is beside it, nothing can stutter: it goes at once.
   */
  seen?: (() => Rect | undefined) | undefined
  /** Is told how much of the picture is on the graphics card, 0…1. */
  onShare: (share: number) => void
  /** Nobody waits for the picture any more. */
  isGone: () => boolean
}

/** Puts a picture's tiles on the graphics card, a few a frame, and a large one in bands. */
export async function uploadPicture(
  target: TiledPicture,
  picture: Picture,
  renderer: WebGLRenderer,
  { isBeside, seen, onShare, isGone }: UploadOptions,
) {
  const bitmap = await picture.pixels()
  let paused = performance.now()
  const breathe = async () => {
    if (performance.now() - paused <= maxWaitMs) return
    await nextFrame(renderer)
    paused = performance.now()
  }
  /** @returns the texture that holds a part, or undefined when nobody waits for it any more */
  const put = async (held: Rect, bands: readonly Rect[]) => {
    if (isGone()) return
    const texture = reservedTexture(renderer, held)
    for (const [index, band] of bands.entries()) {
      if (index > 0) await breathe()
      if (isGone()) return void texture.dispose()
      fillTexture(renderer, texture, bitmap, band, held, index === bands.length - 1)
    }
    return texture
  }
  /** @returns what shows the part of a large picture that is looked at, where that was worth while */
  const putSeen = async () => {
    const part = isGone() ? undefined : seen?.()
    const texture = part && (await put(part, [part]))
    if (!texture) return
    const shown = target.add(texture, part, part)
    onShare((part.width * part.height) / (bitmap.width * bitmap.height))
    await nextFrame(renderer)
    return shown
  }

  // Once the pixels are on the card they go; after a lost context they are decoded again.
  try {
    const tiles = tilesOf(picture, renderer.capabilities.maxTextureSize)
    const shown = tiles.length > 1 ? undefined : await putSeen()
    for (const [index, { inner, outer }] of tiles.entries()) {
      if (index > 0) await breathe()
      const texture = await put(outer, isBeside || shown ? bandsOf(outer) : [outer])
      if (!texture) return
      target.add(texture, inner, outer)
      if (shown) target.remove(shown)
      onShare((index + 1) / tiles.length)
    }
  } finally {
    bitmap.close()
  }
}

/** Sixteen taps are the most a device has and cost a software renderer dearly; eight look the same. */
const mostTaps = 8

/** A texture with mipmaps that has storage on the graphics card, to be filled bit by bit. */
function reservedTexture(renderer: WebGLRenderer, { width, height }: Size): Texture {
  // What three.js itself would reserve gets mipmaps at once: the card would clear and reduce what is not there.
  const texture = plainTexture(new FramebufferTexture(width, height))
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = Math.min(mostTaps, renderer.capabilities.getMaxAnisotropy())
  renderer.initTexture(texture)
  return texture
}

/** A texture of colors as they are in the file, the first row at v = 0, no mipmaps. */
export function plainTexture<Kind extends Texture>(texture: Kind): Kind {
  texture.colorSpace = NoColorSpace
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  return texture
}

/**
 * Sends a part of a picture to a texture whose storage is reserved.
 * @param part  pixels of the picture
 * @param held  what the texture holds when nothing is missing
 * @param isLast  nothing is missing after it: mipmaps are made from the whole of it
 * @throws Error when the card refuses; the texture is disposed of then
 */
function fillTexture(
  renderer: WebGLRenderer,
  texture: Texture,
  picture: ImageBitmap,
  { x, y, width, height }: Rect,
  held: Rect,
  isLast: boolean,
) {
  texture.generateMipmaps = isLast
  const region = new Box2(new Vector2(x, y), new Vector2(x + width, y + height))
  // Of a texture that is on the card already, three.js would copy what is there.
  const pixels = new Texture(picture)
  try {
    renderer.copyTextureToTexture(pixels, texture, region, new Vector2(x - held.x, y - held.y))
  } catch (error) {
    texture.dispose()
    throw error
  }
}
