import {
  LinearFilter,
  LinearMipmapLinearFilter,
  NoColorSpace,
  Texture,
  type WebGLRenderer,
} from 'three'

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
  const texture = plain(new Texture(bitmap))
  if (anisotropy !== undefined) {
    texture.generateMipmaps = true
    texture.minFilter = LinearMipmapLinearFilter
    texture.anisotropy = anisotropy
  }
  texture.needsUpdate = true
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
function plain(texture: Texture): Texture {
  texture.colorSpace = NoColorSpace
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  return texture
}
