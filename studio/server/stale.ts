import { fieldHashes } from '../../scripts/content/field-hashes.ts'
import type { ContentFile } from '../../scripts/content/find-problems.ts'
import { changedFields } from '../../scripts/content/find-stale.ts'
import { splitPath } from '../../scripts/content/problem.ts'
import type { Records } from '../../scripts/content/translations.ts'
import { defaultLocale } from '../../src/site/locales.ts'
import { readOnce } from './documents.ts'

/**
 * The English fields, and `body`, that have changed since a translation was made from them; all of them where it was
 * never recorded as made from any.
 * @param records  by language
 */
export function staleFields(
  path: string,
  english: ContentFile | undefined,
  records: Record<string, Records>,
): string[] {
  const [locale, document] = splitPath(path)
  if (locale === defaultLocale || !english) return []
  const { data, body } = readOnce(english)
  const now = fieldHashes((data ?? {}) as Record<string, unknown>, body)
  return changedFields(records[locale]?.[document] ?? {}, now)
}
