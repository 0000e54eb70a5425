import { Box2, Texture, Vector2, type WebGLRenderer } from 'three'
import type { Rect } from '../../model/tiles.ts'

/** Gives a texture its storage on the graphics card, as large as its image, of which nothing is sent yet. */
export function reserve(renderer: WebGLRenderer, texture: Texture) {
  texture.source.dataReady = false
  renderer.initTexture(texture)
}

/**
 * Sends a band of a texture's image to the storage that was reserved for it.
 * @param isLast  mipmaps, where the texture has any, are made from the whole of it
 */
export function fillBand(renderer: WebGLRenderer, texture: Texture, band: Rect, isLast: boolean) {
  const hasMipmaps = texture.generateMipmaps
  texture.generateMipmaps = hasMipmaps && isLast
  const from = new Vector2(band.x, band.y)
  const to = new Vector2(band.x + band.width, band.y + band.height)
  // Of a texture that is on the card already, three.js would copy what is there.
  const pixels = new Texture(texture.image)
  renderer.copyTextureToTexture(pixels, texture, new Box2(from, to), from)
  texture.generateMipmaps = hasMipmaps
}
