import { LinearFilter, LinearMipmapLinearFilter, NoColorSpace, Texture } from 'three'

/** A decoded tile as a texture: sharp when small by mipmaps, near the poles by anisotropy. */
export function pictureTexture(bitmap: ImageBitmap, anisotropy: number): Texture {
  const texture = new Texture(bitmap)
  texture.colorSpace = NoColorSpace
  texture.flipY = false
  texture.minFilter = LinearMipmapLinearFilter
  texture.magFilter = LinearFilter
  texture.anisotropy = anisotropy
  texture.needsUpdate = true
  return texture
}

/**
 * A video as a texture, without mipmaps: they would be made anew for every frame. Whoever watches
 * the frames sets `needsUpdate`; a VideoTexture would watch them a second time.
 */
export function clipTexture(player: HTMLVideoElement): Texture {
  const texture = new Texture(player)
  texture.colorSpace = NoColorSpace
  texture.flipY = false
  texture.generateMipmaps = false
  texture.minFilter = LinearFilter
  texture.magFilter = LinearFilter
  return texture
}
