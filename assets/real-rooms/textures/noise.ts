import { createRandom } from '../../../src/math/random.ts'

/** Smooth noise from 0 to 1 that repeats after whole numbers of cells. */
export type Noise = (x: number, y: number, period: number) => number

const side = 256

/** Source: value noise on a lattice of seeded numbers */
export function createNoise(seed: number): Noise {
  const random = createRandom(seed)
  const lattice = Float32Array.from({ length: side * side }, random)
  const value = (x: number, y: number, period: number) => {
    const [column, row] = [((x % period) + period) % period, ((y % period) + period) % period]
    return lattice[(row % side) * side + (column % side)] ?? 0
  }
  return (x, y, period) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - left, y - top]
    const [sx, sy] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)]
    const upper = value(left, top, period) * (1 - sx) + value(left + 1, top, period) * sx
    const lower = value(left, top + 1, period) * (1 - sx) + value(left + 1, top + 1, period) * sx
    return upper * (1 - sy) + lower * sy
  }
}

/** Sum of octaves, from 0 to 1. @param cells  of the largest octave along the repeated length 1 */
export function fractal(
  noise: Noise,
  x: number,
  y: number,
  cells: number,
  octaves: number,
): number {
  let [sum, weight, total, period] = [0, 1, 0, cells]
  for (let octave = 0; octave < octaves; octave += 1) {
    sum += weight * noise(x * period, y * period, period)
    total += weight
    weight /= 2
    period *= 2
  }
  return sum / total
}

/** A number from 0 to 1 for each pair of whole numbers. */
export function hash(x: number, y: number, seed: number): number {
  let mixed = Math.imul(x | 0, 0x27d4eb2d) ^ Math.imul(y | 0, 0x165667b1) ^ seed
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d)
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39)
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
}
