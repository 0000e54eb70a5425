import { isSame } from './edits.ts'

/** Whether each entry has an `id` of its own, so that one that was changed is still the same one. */
export const haveIds = (list: unknown[]): boolean => {
  const ids = list.map(idOf)
  return ids.every((id) => typeof id === 'string') && new Set(ids).size === ids.length
}

export const idOf = (entry: unknown): unknown => (entry as { id?: unknown } | null)?.id

/**
 * What became of the entries of a list.
 * @param byId  follow them by `id`, else by what they say
 * @returns by the place that an entry had, its place now; null where it is gone
 */
export function align(before: unknown[], after: unknown[], byId: boolean): (number | null)[] {
  if (!byId) return pairUp(before, after)
  const ids = after.map(idOf)
  return before.map((entry) => {
    const place = ids.indexOf(idOf(entry))
    return place < 0 ? null : place
  })
}

/** Entries that say the same in the same order; between two of them, as many as there were are those that were there. */
function pairUp(before: unknown[], after: unknown[]): (number | null)[] {
  const same = longestCommon(before, after)
  const now: (number | null)[] = before.map(() => null)
  let [left, right] = [0, 0]
  for (const [i, j] of [...same, [before.length, after.length] as const]) {
    if (i - left === j - right) for (let k = 0; k < i - left; k += 1) now[left + k] = right + k
    if (i < before.length) now[i] = j
    left = i + 1
    right = j + 1
  }
  return now
}

/** Longest common subsequence, by dynamic programming: pairs of places, rising. */
function longestCommon(before: unknown[], after: unknown[]): [number, number][] {
  const lengths = before.map(() => after.map(() => 0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = lengths[i] as number[]
      row[j] = isSame(before[i], after[j])
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const pairs: [number, number][] = []
  let [i, j] = [0, 0]
  while (i < before.length && j < after.length) {
    if (isSame(before[i], after[j])) pairs.push([i++, j++])
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1
    else j += 1
  }
  return pairs
}
