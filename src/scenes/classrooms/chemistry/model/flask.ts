import type { Amounts, Reaction } from './reaction.ts'

export interface Reacted {
  /** How often the smallest equation took place. */
  times: number
  /** What lies in the flask now, products and what is left over. */
  amounts: Amounts
  /** What was short, and ended it. */
  short: keyof Amounts | undefined
}

/**
 * Lets everything in a flask react that can, in whole equations: so that no atom and no charge comes or goes.
 * @param amounts  whole numbers of molecules or ions
 * @throws RangeError for a number of molecules that is none
 */
export function react({ reactants, products, numbers }: Reaction, amounts: Amounts): Reacted {
  for (const many of Object.values(amounts)) {
    if (!Number.isInteger(many) || many < 0) throw new RangeError(`${many} molecules are none`)
  }
  const rounds = reactants.map((id) => ({
    id,
    times: Math.floor((amounts[id] ?? 0) / (numbers[id] ?? 1)),
  }))
  const { id, times } = rounds.reduce((least, one) => (one.times < least.times ? one : least))
  const after: Amounts = { ...amounts }
  for (const used of reactants) after[used] = (amounts[used] ?? 0) - times * (numbers[used] ?? 0)
  for (const made of products) after[made] = (amounts[made] ?? 0) + times * (numbers[made] ?? 0)
  const isLeft = reactants.some((other) => (after[other] ?? 0) > 0)
  return { times, amounts: after, short: isLeft ? id : undefined }
}
