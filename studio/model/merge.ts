import { type Fields, isFields, isSame } from './edits.ts'
import { mergeLists } from './merge-lists.ts'

/** Stands for a field that is not there, which no value of a document is. */
const absent = Symbol('absent')

/**
 * What was typed, on top of what has been written meanwhile. Where both changed one value, what was typed holds; entries
 * of lists are followed by what they are and not by where they stand.
 * @param base  what both were made from
 * @throws MergeError where both changed an entry that cannot be followed, or one took out what the other changed
 */
export function merge(base: unknown, typed: unknown, written: unknown): unknown {
  if (isSame(base, typed)) return written
  if (isSame(base, written)) return typed
  if (Array.isArray(base) && Array.isArray(typed) && Array.isArray(written)) {
    return mergeLists(base, typed, written, merge)
  }
  if (isFields(base) && isFields(typed) && isFields(written)) {
    return mergeFields(base, typed, written)
  }
  return typed
}

function mergeFields(base: Fields, typed: Fields, written: Fields): Fields {
  const of = (fields: Fields, name: string) => (name in fields ? fields[name] : absent)
  const entries = namesOf(typed, written).map((name) => [
    name,
    merge(of(base, name), of(typed, name), of(written, name)),
  ])
  return Object.fromEntries(entries.filter(([, value]) => value !== absent))
}

/** Those that are written, with those that were typed besides before the field that follows them. */
function namesOf(typed: Fields, written: Fields): string[] {
  const names = Object.keys(written)
  for (const name of Object.keys(typed).reverse()) {
    if (names.includes(name)) continue
    const rest = Object.keys(typed)
    const next = rest.slice(rest.indexOf(name) + 1).find((each) => names.includes(each))
    names.splice(next === undefined ? names.length : names.indexOf(next), 0, name)
  }
  return names
}

/** Running text, paragraph by paragraph. @throws MergeError as for lists */
export function mergeBody(
  base: string | undefined,
  typed: string | undefined,
  written: string | undefined,
): string | undefined {
  if (base === undefined || typed === undefined || written === undefined) return typed ?? written
  const [a, b, c] = [base, typed, written].map((text) => text.split('\n\n'))
  return (merge(a, b, c) as string[]).join('\n\n')
}
