import { locales } from '../../../src/site/locales.ts'
import type { ContentFile } from '../problem.ts'
import { checkGlossary } from './check-glossary.ts'
import type { Glossaries } from './find-banned.ts'
import { glossaryPath } from './list-glossaries.ts'
import { compilePhrases } from './phrases.ts'

/** Compiles the glossaries. An invalid one bans nothing: the check reports it by itself. */
export function readGlossaries(files: ContentFile[]): Glossaries {
  return Object.fromEntries(
    locales.flatMap((locale) => {
      const file = files.find(({ path }) => path === glossaryPath(locale))
      const glossary = file && checkGlossary(file).glossary
      return glossary ? [[locale, compilePhrases(glossary)] as const] : []
    }),
  )
}
