import { createRandom } from '../../../src/math/random.ts'

/** Seeded choices. */
export interface Dice {
  /** [0, 1) */
  next(): number
  between(least: number, most: number): number
  /** a whole number, both ends among them */
  whole(least: number, most: number): number
  chance(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** @param spread  standard deviation; values beyond two of them are clipped */
  normal(mean: number, spread: number): number
}

export function createDice(seed: number): Dice {
  const next = createRandom(seed)
  const between = (least: number, most: number) => least + (most - least) * next()
  return {
    next,
    between,
    whole: (least, most) => Math.floor(between(least, most + 1)),
    chance: (share) => next() < share,
    pick: (from) => {
      const picked = from[Math.floor(next() * from.length)]
      if (picked === undefined) throw new RangeError('There is nothing to pick from.')
      return picked
    },
    normal: (mean, spread) => {
      // Irwin–Hall: twelve uniform numbers are nearly normal.
      const sum = Array.from({ length: 12 }, next).reduce((total, one) => total + one, -6)
      return mean + spread * Math.max(-2, Math.min(2, sum))
    },
  }
}
