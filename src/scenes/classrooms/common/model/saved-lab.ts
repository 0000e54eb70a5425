import { snapshot } from 'valtio/vanilla'

/**
 * Takes something out of what was saved. Not by zod: the rules of a lab load with its page, and these are all of it that they
 * need. @returns nothing unless it is as a lab would have left it
 */
export type Reader<Value> = (kept: unknown) => Value | undefined

/** One of those that are known. */
export const oneOf =
  <Known>(known: readonly Known[]): Reader<Known> =>
  (kept) =>
    known.find((one) => one === kept)

export const within =
  (least: number, most: number): Reader<number> =>
  (kept) =>
    typeof kept === 'number' && kept >= least && kept <= most ? kept : undefined

export const finite: Reader<number> = within(-Number.MAX_VALUE, Number.MAX_VALUE)

/** A whole number from nothing to so many. */
export const whole =
  (most: number): Reader<number> =>
  (kept) =>
    Number.isInteger(kept) ? within(0, most)(kept) : undefined

export const count: Reader<number> = whole(Number.MAX_SAFE_INTEGER)

export const flag: Reader<boolean> = (kept) => (typeof kept === 'boolean' ? kept : undefined)

/** @param most  a longer list would not be the lab's own */
export const listOf =
  <Value>(read: Reader<Value>, most: number): Reader<Value[]> =>
  (kept) => {
    if (!Array.isArray(kept) || kept.length > most) return undefined
    const values = kept.map(read)
    return values.includes(undefined) ? undefined : (values as Value[])
  }

/** Something of named parts, all of which must be there; what else there may be is left out. */
export const shape =
  <Value extends object>(
    parts: {
      readonly [Key in keyof Value]-?: Reader<Value[Key]>
    },
  ): Reader<Value> =>
  (kept) => {
    if (typeof kept !== 'object' || kept === null) return undefined
    const read = Object.entries<Reader<unknown>>(parts).map(([key, part]) => [
      key,
      part((kept as Record<string, unknown>)[key]),
    ])
    return read.some(([, value]) => value === undefined)
      ? undefined
      : (Object.fromEntries(read) as Value)
  }

/**
 * How a lab is kept from one visit to the next: what is written is what can be read, and nothing else is taken for it.
 * @param read  what is kept of a lab, as it stands or as it was written
 * @param renew  the lab that goes on with it; the rest is set up anew
 */
export function savedLab<Lab extends object, Kept extends object>(
  read: Reader<Kept>,
  renew: (kept: Kept) => Partial<Lab>,
) {
  return {
    keep: (lab: Lab): unknown => read(snapshot(lab)),
    /** @returns whether it was of this lab and has been taken over */
    restore(lab: Lab, kept: unknown): boolean {
      const found = read(kept)
      if (found) Object.assign(lab, renew(found))
      return found !== undefined
    },
  }
}
