import { align, haveIds, idOf } from './align.ts'
import { isSame } from './edits.ts'
import { MergeError } from './merge-error.ts'

type Merge = (base: unknown, typed: unknown, written: unknown) => unknown

/** An entry of the list to be made: one that was there, by its place, or one that is new. */
type Item = { old: number } | { entry: unknown }

/** @param merge  what to do with an entry that both have changed @throws MergeError as `merge` does */
export function mergeLists(
  base: unknown[],
  typed: unknown[],
  written: unknown[],
  merge: Merge,
): unknown[] {
  const byId = [base, typed, written].every(haveIds)
  const now = [align(base, typed, byId), align(base, written, byId)] as const
  const kept = new Map<number, unknown>()
  for (const [old, entry] of base.entries()) {
    const [mine, theirs] = [now[0][old] ?? null, now[1][old] ?? null]
    if (mine !== null && theirs !== null) {
      kept.set(old, mergeEntry(entry, typed[mine], written[theirs], byId ? merge : refuse))
    } else if (mine !== null || theirs !== null) {
      const left = mine === null ? written[theirs ?? 0] : typed[mine]
      if (!isSame(left, entry)) throw new MergeError('an entry was taken out and changed')
    }
  }
  const mine = itemsOf(typed, now[0], kept)
  const theirs = itemsOf(written, now[1], kept)
  const made = isMoved(mine) ? join(mine, theirs, isMoved(theirs)) : join(theirs, mine, false)
  return made.map((item) => ('old' in item ? kept.get(item.old) : item.entry))
}

function mergeEntry(base: unknown, typed: unknown, written: unknown, both: Merge): unknown {
  if (isSame(base, typed) || isSame(typed, written)) return written
  return isSame(base, written) ? typed : both(base, typed, written)
}

const refuse: Merge = () => {
  throw new MergeError('an entry without an id was changed twice')
}

/** A list in its order, without what is gone from the other. */
function itemsOf(list: unknown[], now: (number | null)[], kept: Map<number, unknown>): Item[] {
  return list.flatMap((entry, place): Item[] => {
    const old = now.indexOf(place)
    if (old < 0) return [{ entry }]
    return kept.has(old) ? [{ old }] : []
  })
}

const placesOf = (items: Item[]) => items.flatMap((item) => ('old' in item ? item.old : []))

const isMoved = (items: Item[]) =>
  placesOf(items).some((place, index, all) => place < (all[index - 1] ?? -1))

/** The first list's order, with the new entries of the second each behind what it stands behind there. */
function join(first: Item[], second: Item[], isMovedTwice: boolean): Item[] {
  if (isMovedTwice && !isSame(placesOf(first), placesOf(second))) {
    throw new MergeError('entries were put in two orders')
  }
  const made = [...first]
  let last = -1
  for (const item of second) {
    const there = made.findIndex((each) => isOne(each, item))
    if (there >= 0) last = there
    else made.splice(++last, 0, item)
  }
  return made
}

/** @throws MergeError for two new entries of one id that say different things */
function isOne(one: Item, other: Item): boolean {
  if ('old' in one || 'old' in other) return isSame(one, other)
  if (isSame(one.entry, other.entry)) return true
  const id = idOf(one.entry)
  if (id !== undefined && id === idOf(other.entry)) throw new MergeError('two new entries, one id')
  return false
}
