import {
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

/** A texture that repeats. @param colorAt  red, green and blue, 0 to 255, of a pixel */
export function createTileTexture(
  width: number,
  height: number,
  colorAt: (x: number, y: number) => readonly [number, number, number],
): DataTexture {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgba.set(colorAt(x, y), (y * width + x) * 4)
  const texture = new DataTexture(rgba, width, height)
  texture.colorSpace = SRGBColorSpace
  texture.wrapS = RepeatWrapping
  texture.wrapT = RepeatWrapping
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.anisotropy = 8
  texture.needsUpdate = true
  return texture
}
