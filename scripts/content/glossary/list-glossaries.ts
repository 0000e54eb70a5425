import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Locale, locales } from '../../../src/site/locales.ts'
import type { ContentFile } from '../problem.ts'

/** The path of a language's glossary, below the content folder. */
export const glossaryPath = (locale: Locale) => `glossaries/${locale}.json`

/** Reads the glossary files, and skips languages without one. */
export const listGlossaries = (content: string): ContentFile[] =>
  locales
    .map(glossaryPath)
    .filter((path) => existsSync(join(content, path)))
    .map((path) => ({ path, text: readFileSync(join(content, path), 'utf8') }))
