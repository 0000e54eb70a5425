import { painters } from './painters.ts'

/** A picture that repeats over a surface, with its relief. */
export interface Texture {
  kind: keyof typeof painters
  seed: number
  /** meters after which it repeats */
  tile: number
  /** pixels along its side */
  pixels: number
  /** sRGB, `#rrggbb` */
  colors: string[]
  /** numbers that its painter explains */
  values: number[]
}

export interface DrawnTexture {
  pixels: number
  /** sRGB, three bytes a pixel, top row first; v grows upward */
  rgb: Uint8Array
  /** a byte a pixel, 255 is highest */
  relief: Uint8Array
}

/** Draws a texture; the same one always gives the same bytes. */
export function drawTexture(texture: Texture): DrawnTexture {
  const { kind, pixels, tile } = texture
  const rgb = new Uint8Array(pixels * pixels * 3)
  const relief = new Uint8Array(pixels * pixels)
  const paint = painters[kind](texture)
  for (let row = 0; row < pixels; row += 1) {
    for (let column = 0; column < pixels; column += 1) {
      const [r, g, b, height] = paint(
        ((column + 0.5) / pixels) * tile,
        ((pixels - row - 0.5) / pixels) * tile,
      )
      const pixel = row * pixels + column
      rgb[pixel * 3] = toByte(r)
      rgb[pixel * 3 + 1] = toByte(g)
      rgb[pixel * 3 + 2] = toByte(b)
      relief[pixel] = toByte(height)
    }
  }
  return { pixels, rgb, relief }
}

const toByte = (value: number) => Math.max(0, Math.min(255, Math.round(value * 255)))

/** Parts from 0 to 1 of `#rrggbb`. */
export const rgbOf = (color: string): [number, number, number] => [
  Number.parseInt(color.slice(1, 3), 16) / 255,
  Number.parseInt(color.slice(3, 5), 16) / 255,
  Number.parseInt(color.slice(5, 7), 16) / 255,
]
