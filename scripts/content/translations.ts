import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale, locales } from '../../src/site/locales.ts'
import { fieldHashes } from './field-hashes.ts'
import { splitPath } from './problem.ts'
import { readSource } from './source.ts'

/** By document, the hashes of the English fields that its translation was made from. */
export type Records = Record<string, Record<string, string>>

export const otherLocales = locales.filter((locale) => locale !== defaultLocale)

const fileOf = (content: string, locale: Locale) => join(content, 'translations', `${locale}.json`)

/** What is recorded for a language; nothing where its file is missing. */
export function readRecords(content: string, locale: Locale): Records {
  const file = fileOf(content, locale)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Records) : {}
}

/** One line a document, sorted, so that two translators seldom change the same line. */
export function printRecords(records: Records): string {
  const lines = Object.entries(records)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([document, hashes]) => `  ${JSON.stringify(document)}: ${JSON.stringify(hashes)}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/**
 * Records that a translation is up to date with the English as it stands now.
 * @param content  the content folder
 * @param path  below it, with its language: `es/pages/home.json`; an English path records every language
 * @throws Error when the English document or the translation is missing, or the English one cannot be read
 */
export function recordTranslation(content: string, path: string): void {
  const [language, document] = splitPath(path)
  const languages = otherLocales.filter((locale) =>
    [locale, defaultLocale].includes(language as Locale),
  )
  if (languages.length === 0) throw new Error(`Unknown language “${language}”`)
  const hashes = englishHashes(content, document)
  for (const locale of languages) {
    if (!existsSync(join(content, locale, document))) {
      throw new Error(`${content}/${locale}/${document} doesn’t exist`)
    }
    const records = { ...readRecords(content, locale), [document]: hashes }
    mkdirSync(join(content, 'translations'), { recursive: true })
    writeFileSync(fileOf(content, locale), printRecords(records))
  }
}

function englishHashes(content: string, document: string): Record<string, string> {
  const file = join(content, defaultLocale, document)
  if (!existsSync(file)) throw new Error(`${file} doesn’t exist`)
  return hashesOf(file, readFileSync(file, 'utf8'))
}

/**
 * The hashes of a document's fields.
 * @param file  decides the format by its ending
 * @throws Error when it cannot be read
 */
export function hashesOf(file: string, text: string): Record<string, string> {
  const { data, body, errors } = readSource(file, text)
  if (errors.length > 0) throw new Error(`${file} can’t be read: ${errors[0]?.message}`)
  return fieldHashes((data ?? {}) as Record<string, unknown>, body?.text)
}

/**
 * Updates the records after a change of English fields that needs no translator, such as typography.
 * @param document  without its language: `pages/home.json`
 * @param before  the hashes before the change
 */
export function moveRecords(
  content: string,
  document: string,
  before: Record<string, string>,
  now: Record<string, string>,
): void {
  for (const locale of otherLocales) {
    const records = readRecords(content, locale)
    const made = records[document]
    if (!made) continue
    const moved = Object.entries(made).map(([field, hash]) => [
      field,
      hash === before[field] ? (now[field] ?? hash) : hash,
    ])
    const next = { ...records, [document]: Object.fromEntries(moved) }
    writeFileSync(fileOf(content, locale), printRecords(next))
  }
}

/** Forgets documents that are gone. */
export function tidyRecords(content: string): void {
  for (const locale of otherLocales) {
    const records = readRecords(content, locale)
    const kept = Object.entries(records).filter(([document]) =>
      existsSync(join(content, locale, document)),
    )
    writeFileSync(fileOf(content, locale), printRecords(Object.fromEntries(kept)))
  }
}
