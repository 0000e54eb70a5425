import { Box2, LinearMipmapLinearFilter, Texture, Vector2, type WebGLRenderer } from 'three'
import type { Rect } from '../../model/picture/tiles.ts'

/**
 * Sends a part of a picture to a texture whose storage is reserved.
 * @param part  pixels of the picture
 * @param at  where the part begins in the texture
 * @param isLast  nothing is missing after it: mipmaps, where the texture has any, are made from the whole of it
 * @throws Error when the card refuses; the texture is disposed of then
 */
export function fillTexture(
  renderer: WebGLRenderer,
  texture: Texture,
  picture: ImageBitmap,
  { x, y, width, height }: Rect,
  at: { x: number; y: number },
  isLast: boolean,
) {
  texture.generateMipmaps = isLast && texture.minFilter === LinearMipmapLinearFilter
  const region = new Box2(new Vector2(x, y), new Vector2(x + width, y + height))
  // Of a texture that is on the card already, three.js would copy what is there.
  const pixels = new Texture(picture)
  try {
    renderer.copyTextureToTexture(pixels, texture, region, new Vector2(at.x, at.y))
  } catch (error) {
    texture.dispose()
    throw error
  }
}
