import { createRandom } from '../../../../../math/random.ts'

/** A power of two, so that a place in it is found by its last bits. */
const length = 2 ** 16

let kept: Float32Array | undefined

/** The sum of three even numbers for each: near enough to a normal distribution of deviation 1. The same each time. */
function grains(): Float32Array {
  if (kept) return kept
  const random = createRandom(1)
  kept = Float32Array.from({ length }, () => 2 * (random() + random() + random() - 1.5))
  return kept
}

/**
 * Puts the grain of a photo upon furniture that is to lie over it; shadows darken the photo's own.
 * @param image  a part of the picture, its colours not multiplied by their opacity; is changed
 * @param noise  standard deviation of brightness, of 255
 * @param from  the part's upper left corner: where two parts meet, nothing repeats
 */
export function addGrain(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  noise: number,
  from: { x: number; y: number },
): void {
  const table = grains()
  for (let y = 0; y < height; y += 1) {
    const start = from.x + Math.imul(from.y + y, 0x9e3779b1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4
      const red = data[at] ?? 0
      const green = data[at + 1] ?? 0
      const blue = data[at + 2] ?? 0
      // Nothing, or black: a shadow.
      if (red + green + blue === 0) continue
      const grain = noise * (table[(start + x) & (length - 1)] ?? 0)
      data[at] = red + grain
      data[at + 1] = green + grain
      data[at + 2] = blue + grain
    }
  }
}
