import type { ElementSymbol } from './elements.ts'
import { type Amounts, countSide, type Reaction, type Side } from './reaction.ts'

/** What is to be the same on both sides. */
export type Counted = ElementSymbol | 'charge'

export interface Balance {
  left: Side
  right: Side
  /** What is not the same on both sides. */
  unequal: Counted[]
  verdict: 'balanced' | 'unequal' | 'not-smallest' | 'not-whole' | 'missing'
}

const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/**
 * Counts what the learner put before the formulas.
 * @param amounts  a number for each species of the reaction
 */
export function judgeBalance({ reactants, products }: Reaction, amounts: Amounts): Balance {
  const left = countSide(reactants, amounts)
  const right = countSide(products, amounts)
  const keys = new Set([...Object.keys(left.atoms), ...Object.keys(right.atoms)] as ElementSymbol[])
  const unequal: Counted[] = [...keys].filter((key) => !same(left.atoms[key], right.atoms[key]))
  if (left.charge !== right.charge) unequal.push('charge')
  const numbers = [...reactants, ...products].map((id) => amounts[id])
  return { left, right, unequal, verdict: verdict(numbers, unequal) }
}

const same = (a = 0, b = 0): boolean => Math.abs(a - b) < 1e-9

function verdict(
  numbers: readonly (number | undefined)[],
  unequal: readonly Counted[],
): Balance['verdict'] {
  if (numbers.some((number) => number === undefined || !(number > 0))) return 'missing'
  if (unequal.length > 0) return 'unequal'
  if (!numbers.every(Number.isInteger)) return 'not-whole'
  const common = numbers.reduce<number>((so, number) => divisor(number ?? 0, so), 0)
  return common > 1 ? 'not-smallest' : 'balanced'
}
