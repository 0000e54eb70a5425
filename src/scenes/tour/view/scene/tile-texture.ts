import {
  FramebufferTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  Texture,
  type WebGLRenderer,
} from 'three'
import type { Size } from '../../../../files/image-size.ts'

/** Sixteen taps are the most a device has and cost a software renderer dearly; eight look the same. */
const mostTaps = 8

/** How many taps a texture with mipmaps takes where it is seen at a slant, as near the poles. */
export function anisotropyOf(renderer: WebGLRenderer): number {
  return Math.min(mostTaps, renderer.capabilities.getMaxAnisotropy())
}

/**
 * A decoded tile as a texture.
 * @param anisotropy  of a texture with mipmaps, which a picture finer than the screen needs; undefined without
 */
export function pictureTexture(bitmap: ImageBitmap, anisotropy: number | undefined): Texture {
  const texture = filtered(new Texture(bitmap), anisotropy)
  texture.generateMipmaps = anisotropy !== undefined
  texture.needsUpdate = true
  return texture
}

/**
 * A texture that has storage on the graphics card, to be filled bit by bit.
 * @param anisotropy  as of `pictureTexture`
 */
export function reservedTexture(
  renderer: WebGLRenderer,
  { width, height }: Size,
  anisotropy: number | undefined,
): Texture {
  // What three.js itself would reserve gets mipmaps at once: the card would clear and reduce what is not there.
  const texture = filtered(new FramebufferTexture(width, height), anisotropy)
  renderer.initTexture(texture)
  return texture
}

function filtered<Kind extends Texture>(texture: Kind, anisotropy: number | undefined): Kind {
  plain(texture)
  if (anisotropy === undefined) return texture
  texture.minFilter = LinearMipmapLinearFilter
  texture.anisotropy = anisotropy
  return texture
}

/**
 * A video as a texture, without mipmaps: they would be made anew for every frame. Whoever watches
 * the frames sets `needsUpdate`; a VideoTexture would watch them a second time.
 */
export function clipTexture(player: HTMLVideoElement): Texture {
  return plain(new Texture(player))
}

/** Colours as they are in the file, the first row at v = 0, no mipmaps. */
function plain<Kind extends Texture>(texture: Kind): Kind {
  texture.colorSpace = NoColorSpace
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  return texture
}
