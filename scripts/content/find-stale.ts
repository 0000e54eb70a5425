import { defaultLocale } from '../../src/site/locales.ts'
import type { Examined } from './examine.ts'
import { type Problem, splitPath } from './problem.ts'
import { unpublished } from './publication.ts'
import type { Records } from './translations.ts'

/**
 * Translations whose English has changed since they were made, with the English fields that did.
 * @param records  by language
 * @param now  a draft's translations may wait
 */
export function findStale(
  examined: Examined[],
  records: Record<string, Records>,
  now: Date,
): Problem[] {
  const originals = new Map(
    examined.flatMap((file) => {
      const [locale, document] = splitPath(file.path)
      const readable = Object.keys(file.hashes).length > 0
      const waits = unpublished(file, now) === 'draft'
      return locale === defaultLocale && readable && !waits ? [[document, file] as const] : []
    }),
  )
  return examined.flatMap(({ path }) => {
    const [locale, document] = splitPath(path)
    const original = originals.get(document)
    if (locale === defaultLocale || !original) return []
    const made = records[locale]?.[document]
    const changed = made ? changedFields(made, original.hashes) : []
    if (made && changed.length === 0) return []
    const message = made
      ? `the English has changed → update: ${changed.join(', ')}`
      : 'not recorded as translated → compare it with the English'
    return [{ path, line: 1, column: 1, field: '', message }]
  })
}

/**
 * The fields whose hashes differ.
 * @param made  of the English that a translation was made from
 */
export function changedFields(made: Record<string, string>, now: Record<string, string>): string[] {
  const names = new Set([...Object.keys(made), ...Object.keys(now)])
  return [...names].filter((name) => made[name] !== now[name])
}
