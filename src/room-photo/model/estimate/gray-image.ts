import type { ImagePoint } from '../camera.ts'

/** A photo's pixels: four bytes each, row by row from the top left. */
export interface RgbaImage {
  data: Uint8ClampedArray | Uint8Array
  width: number
  height: number
}

/** Brightness of each pixel, 0 to 255, row by row from the top left. */
export interface GrayImage {
  width: number
  height: number
  data: Float32Array
}

/**
 * The brightness of a picture, downscaled by averaging areas, so that fine patterns do not alias to false edges.
 * @param rgba  four bytes a pixel, row by row from the top left
 * @param longest  longest side of the result, pixels; a smaller picture keeps its size
 * @returns the image, whose sides are rounded down
 * Source of the weights: ITU-R BT.601
 */
export function toGray(
  rgba: Uint8ClampedArray | Uint8Array,
  width: number,
  height: number,
  longest: number,
): GrayImage {
  const scale = Math.min(1, longest / Math.max(width, height))
  const target = {
    width: Math.max(1, Math.floor(width * scale)),
    height: Math.max(1, Math.floor(height * scale)),
  }
  const across = shares(width, target.width)
  const rows = new Float32Array(target.width)
  const data = new Float32Array(target.width * target.height)
  const down = shares(height, target.height)
  for (let y = 0; y < height; y += 1) {
    rows.fill(0)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const bright =
        0.299 * (rgba[at] ?? 0) + 0.587 * (rgba[at + 1] ?? 0) + 0.114 * (rgba[at + 2] ?? 0)
      const cell = across.cell[x] ?? 0
      const share = across.share[x] ?? 1
      rows[cell] = (rows[cell] ?? 0) + bright * share
      if (share < 1) rows[cell + 1] = (rows[cell + 1] ?? 0) + bright * (1 - share)
    }
    const cell = (down.cell[y] ?? 0) * target.width
    const share = down.share[y] ?? 1
    for (let x = 0; x < target.width; x += 1) {
      const sum = rows[x] ?? 0
      data[cell + x] = (data[cell + x] ?? 0) + sum * share
      if (share < 1) data[cell + target.width + x] = sum * (1 - share)
    }
  }
  const area = (width / target.width) * (height / target.height)
  for (let at = 0; at < data.length; at += 1) data[at] = (data[at] ?? 0) / area
  return { ...target, data }
}

/** For each of `from` pixels: its cell, and the share that falls into it; the rest falls into the next one. */
function shares(from: number, to: number): { cell: Uint32Array; share: Float32Array } {
  const cell = new Uint32Array(from)
  const share = new Float32Array(from)
  for (let at = 0; at < from; at += 1) {
    const start = (at * to) / from
    const end = ((at + 1) * to) / from
    const first = Math.min(to - 1, Math.floor(start))
    cell[at] = first
    share[at] = first + 1 >= end - 1e-9 || first + 1 >= to ? 1 : (first + 1 - start) / (end - start)
  }
  return { cell, share }
}

/**
 * Bilinear interpolation of brightness.
 * @param place  pixels from the picture's middle, y up
 * @returns null outside the picture
 */
export function brightnessAt(
  { width, height, data }: GrayImage,
  place: ImagePoint | null,
): number | null {
  if (!place) return null
  const [x, y] = [place.x + width / 2 - 0.5, height / 2 - place.y - 0.5]
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return null
  const [a, b] = [x - left, y - top]
  const at = top * width + left
  const upper = (data[at] ?? 0) * (1 - a) + (data[at + 1] ?? 0) * a
  const lower = (data[at + width] ?? 0) * (1 - a) + (data[at + width + 1] ?? 0) * a
  return upper * (1 - b) + lower * b
}
