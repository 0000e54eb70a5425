import { proxy, snapshot } from 'valtio/vanilla'
import type { LabEvent } from './lesson.ts'

/**
 * Validates a part of a saved lab. These few readers replace zod, since a lab's rules load with its page.
 * @returns undefined for an invalid value
 */
export type Reader<Value> = (kept: unknown) => Value | undefined

/** One of a list of values. */
export const enumOf =
  <Known>(known: readonly Known[]): Reader<Known> =>
  (kept) =>
    known.find((one) => one === kept)

export const numberBetween =
  (least: number, most: number): Reader<number> =>
  (kept) =>
    typeof kept === 'number' && kept >= least && kept <= most ? kept : undefined

export const finiteNumber: Reader<number> = numberBetween(-Number.MAX_VALUE, Number.MAX_VALUE)

/** An integer from 0 to a maximum. */
export const integerUpTo =
  (most: number): Reader<number> =>
  (kept) =>
    Number.isInteger(kept) ? numberBetween(0, most)(kept) : undefined

export const naturalNumber: Reader<number> = integerUpTo(Number.MAX_SAFE_INTEGER)

export const booleanValue: Reader<boolean> = (kept) =>
  typeof kept === 'boolean' ? kept : undefined

/** @param most  the most items; a longer list is invalid */
export const arrayOf =
  <Value>(read: Reader<Value>, most: number): Reader<Value[]> =>
  (kept) => {
    if (!Array.isArray(kept) || kept.length > most) return undefined
    const values = kept.map(read)
    return values.includes(undefined) ? undefined : (values as Value[])
  }

/** An object with these keys; others are dropped. */
export const objectOf =
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
 * How a lab begins, and how it is saved; the same readers validate what is written and what is read.
 * @param fresh  a lab at its beginning
 * @param parts  what is saved; the rest is reset
 * @param follow  sets what follows from what was restored
 */
export function createLabPersistence<Lab extends { event: LabEvent | undefined }>(
  fresh: () => Lab,
  parts: { readonly [Key in keyof Lab]?: Reader<Lab[Key]> },
  follow: (lab: Lab) => void = () => {},
) {
  const read = objectOf(parts as { [Key in keyof Lab]-?: Reader<Lab[Key]> })
  return {
    create: (): Lab => proxy(fresh()),
    reset: (lab: Lab) => void Object.assign(lab, fresh()),
    event: (lab: Lab) => lab.event,
    keep: (lab: Lab): unknown => read(snapshot(lab)),
    /** @returns whether it was valid and has been applied */
    restore(lab: Lab, kept: unknown): boolean {
      const found = read(kept)
      if (!found) return false
      follow(Object.assign(lab, fresh(), found))
      return true
    },
  }
}
