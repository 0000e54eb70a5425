import { quantile } from '../../../math/statistics.ts'
import type { GrayImage } from './gray-image.ts'

/** Noise and blur of a photo. */
export interface NoiseAndBlur {
  /** standard deviation of brightness in an even area, of 255 */
  noise: number
  /** blur of the sharpest edges, as the standard deviation of a Gaussian, pixels */
  blur: number
}

/** For an unknown photo: furniture is drawn without noise and blur. */
export const noNoiseOrBlur: NoiseAndBlur = { noise: 0, blur: 0 }

/**
 * Upper limits; a higher measurement comes from a pattern or from a photo without sharp edges, and would spoil the
 * furniture.
 */
export const maxNoiseAndBlur: NoiseAndBlur = { noise: 10, blur: 4 }

/**
 * Estimates noise and blur of a photo from patches.
 * @param patches  parts of the photo at full resolution
 */
export function estimateNoiseAndBlur(patches: readonly GrayImage[]): NoiseAndBlur {
  return {
    noise: Math.min(maxNoiseAndBlur.noise, noiseOf(patches)),
    blur: Math.min(maxNoiseAndBlur.blur, blurOf(patches, noiseOf(patches))),
  }
}

const block = 8

/**
 * The noise of the calmest parts: the first quartile over blocks of 8 × 8 pixels.
 * Source: Immerkær 1996, "Fast noise variance estimation"
 */
export function noiseOf(patches: readonly GrayImage[]): number {
  const found: number[] = []
  for (const { width, height, data } of patches) {
    for (let top = 1; top + block < height; top += block) {
      for (let left = 1; left + block < width; left += block) {
        let [sum, mean] = [0, 0]
        for (let y = top; y < top + block; y += 1) {
          for (let x = left; x < left + block; x += 1) {
            const at = y * width + x
            mean += data[at] ?? 0
            sum += Math.abs(secondDifference(data, at, width))
          }
        }
        mean /= block * block
        // Overexposed and black areas have no noise.
        if (mean < 16 || mean > 240) continue
        found.push((Math.sqrt(Math.PI / 2) * sum) / (6 * block * block))
      }
    }
  }
  return quantile(found, 0.25) ?? 0
}

/** A kernel that planes and straight edges along the axes do not respond to. */
function secondDifference(data: Float32Array, at: number, width: number): number {
  const row = (from: number) =>
    (data[from - 1] ?? 0) - 2 * (data[from] ?? 0) + (data[from + 1] ?? 0)
  return row(at - width) - 2 * row(at) + row(at + width)
}

/** Gray levels per pixel from which a gradient is an edge; in a soft photo relative to its steepest one. */
const strong = { most: 14, least: 3, share: 0.4 }
const fewest = 40

/**
 * The blur of the sharpest edges, which lose most when the picture is blurred again.
 * @param noise  of 255, whose gradients are no edges
 * @returns 0 where there are too few edges
 * Source: Zhuo & Sim 2011, "Defocus map estimation from a single image"
 */
export function blurOf(patches: readonly GrayImage[], noise = 0): number {
  const found: number[] = []
  const slopes = patches.map(steepness)
  const steepest = slopes.reduce((most, slope) => slope.reduce((a, b) => Math.max(a, b), most), 0)
  const least = Math.max(strong.least + 3 * noise, Math.min(strong.most, strong.share * steepest))
  for (const [index, patch] of patches.entries()) {
    const before = slopes[index] as Float32Array
    const after = steepness(blurred(patch))
    const { width, height } = patch
    for (let y = 5; y + 5 < height; y += 1) {
      for (let x = 5; x + 5 < width; x += 1) {
        const at = y * width + x
        const own = before[at] ?? 0
        if (own < least || !isRidge(before, at, width)) continue
        const ratio = own / Math.max(1e-6, after[at] ?? 0)
        // Differences over two pixels add a blur of their own.
        if (ratio > 1.0005) found.push(Math.max(0, 1 / (ratio ** 2 - 1) - 1 / 3))
      }
    }
  }
  return found.length < fewest ? 0 : Math.sqrt(quantile(found, 0.2) ?? 0)
}

const isRidge = (values: Float32Array, at: number, width: number): boolean => {
  const own = values[at] ?? 0
  const over = (by: number) => own >= (values[at - by] ?? 0) && own >= (values[at + by] ?? 0)
  return over(1) || over(width)
}

function steepness({ width, height, data }: GrayImage): Float32Array {
  const steep = new Float32Array(width * height)
  for (let y = 1; y + 1 < height; y += 1) {
    for (let x = 1; x + 1 < width; x += 1) {
      const at = y * width + x
      const across = ((data[at + 1] ?? 0) - (data[at - 1] ?? 0)) / 2
      const down = ((data[at + width] ?? 0) - (data[at - width] ?? 0)) / 2
      steep[at] = Math.hypot(across, down)
    }
  }
  return steep
}

/** Blurs by a Gaussian of one pixel; a margin of four pixels is invalid. */
function blurred({ width, height, data }: GrayImage): GrayImage {
  const weights = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((at) => Math.exp((-at * at) / 2))
  const total = weights.reduce((sum, each) => sum + each, 0)
  const along = (from: Float32Array, step: number) => {
    const to = new Float32Array(from.length)
    for (let at = 4 * step; at + 4 * step < from.length; at += 1) {
      let sum = 0
      for (let each = 0; each < 9; each += 1) {
        sum += (weights[each] ?? 0) * (from[at + (each - 4) * step] ?? 0)
      }
      to[at] = sum / total
    }
    return to
  }
  return { width, height, data: along(along(data, 1), width) }
}
