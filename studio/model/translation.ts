import { locales } from '../../src/site/locales.ts'
import type { Path } from './edits.ts'

/**
 * Of a document in one language, or of one of its fields. `missing`: not there, or still in English.
 * `stale`: its English has changed since. English itself is always `done`.
 */
export type TranslationState = 'missing' | 'stale' | 'done'

/** In lower case, that is: names of people, places and devices are often the same in two languages. */
const fewestWords = 2

/** The places of prose that a translation still has in English, or not at all. */
export function untranslatedFields(english: unknown, other: unknown, path: Path = []): Path[] {
  if (typeof english === 'string') {
    return isProse(english) && (other === undefined || other === english) ? [path] : []
  }
  if (typeof english !== 'object' || english === null || isInAllLanguages(english)) return []
  return Object.entries(english).flatMap(([key, value]) =>
    untranslatedFields(
      value,
      typeof other === 'object' && other !== null
        ? (other as Record<string, unknown>)[key]
        : undefined,
      [...path, Array.isArray(english) ? Number(key) : key],
    ),
  )
}

const isProse = (text: string) =>
  text.split(/\s+/).filter((word) => /^\p{Ll}{2}/u.test(word)).length >= fewestWords

/** Such as what is said in a hall: what is translated there is the same in each language. */
const isInAllLanguages = (value: object) => locales.every((locale) => locale in value)
