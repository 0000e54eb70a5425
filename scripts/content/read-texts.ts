import type { z } from 'zod'
import { defaultLocale, type Locale, locales } from '../../src/site/locales.ts'
import { readBodyTexts } from './body-texts.ts'
import { findTexts } from './find-texts.ts'
import type { Source, Spelled } from './place.ts'
import { fieldName, splitPath } from './problem.ts'

/** A text for readers, with its place in the file. */
export interface ContentText extends Spelled {
  /** The field, as `benefits[0].title`, or `body`. */
  field: string
  locale: Locale
}

/**
 * Reads every text for readers in a file: fields, and paragraphs of the body.
 * @param path  below `content/`, starting with the language
 */
export function readTexts(path: string, source: Source, schema: z.ZodType): ContentText[] {
  const [folder] = splitPath(path)
  const locale = locales.find((each) => each === folder) ?? defaultLocale
  const fields = findTexts(schema, source.data, locale).flatMap((found) => {
    const spelled = source.spell(found.path)
    return spelled ? [{ ...spelled, field: fieldName(found.path), locale: found.locale }] : []
  })
  const paragraphs = source.body ? readBodyTexts(source.body) : []
  return [...fields, ...paragraphs.map((spelled) => ({ ...spelled, field: 'body', locale }))]
}
