import type { Path } from './edits.ts'

/**
 * Of a document in one language, or of one of its fields. `missing`: not there, or still in English.
 * `stale`: its English has changed since. English itself is always `done`.
 */
export type TranslationState = 'missing' | 'stale' | 'done'

/** Shorter texts are often the same in two languages: names, figures, addresses. */
const fewestWords = 4

/** The places of prose that a translation still has in English, or not at all. */
export function untranslatedFields(english: unknown, other: unknown, path: Path = []): Path[] {
  if (typeof english === 'string') {
    const isProse =
      english.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= fewestWords
    return isProse && (other === undefined || other === english) ? [path] : []
  }
  if (typeof english !== 'object' || english === null) return []
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
