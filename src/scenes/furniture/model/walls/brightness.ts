import type { GrayImage } from '../match/gray-image.ts'
import type { ImagePoint } from '../match/reference.ts'

/** Brightness between four pixels. @param place  from the picture's middle, y up @returns null outside the picture */
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
