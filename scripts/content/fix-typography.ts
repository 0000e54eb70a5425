import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { definitions } from '../../content/schemas/index.ts'
import { defaultLocale, locales } from '../../src/site/locales.ts'
import { listContent } from './list-content.ts'
import { splitPath } from './problem.ts'
import { hashesOf, moveRecords } from './translations.ts'
import { mendTypography } from './typography/mend.ts'

/**
 * Fixes the typography of all content. Translations that were up to date stay up to date, as the English still says the
 * same.
 * @param content  the content folder
 * @returns the number of fixes and of changed files
 */
export function fixTypography(content: string): { places: number; files: number } {
  const mended = locales
    .flatMap((locale) => listContent(content, locale))
    .map((path) => {
      const text = readFileSync(join(content, path), 'utf8')
      return { path, before: text, ...mendTypography({ path, text }, definitions) }
    })
    .filter(({ places }) => places > 0)
  for (const { path, before, text } of mended) {
    writeFileSync(join(content, path), text)
    const [locale, document] = splitPath(path)
    if (locale !== defaultLocale) continue
    moveRecords(content, document, hashesOf(document, before), hashesOf(document, text))
  }
  return {
    places: mended.reduce((sum, { places }) => sum + places, 0),
    files: mended.length,
  }
}
