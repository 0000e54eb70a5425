import type { Locale } from '../../../src/site/locales.ts'
import type { Place } from '../place.ts'
import { type Problem, splitPath } from '../problem.ts'
import type { ContentText } from '../read-texts.ts'
import { mask } from '../typography/mask.ts'
import { type BannedPhrases, type BannedWords, findPhrases } from './phrases.ts'

/** Compiled glossaries by language. */
export type Glossaries = Partial<Record<Locale, BannedPhrases>>

/** Finds the words in a file's texts that the glossary bans, and names the right term for each. */
export function findBanned(
  path: string,
  texts: ContentText[],
  placeAt: (offset: number) => Place,
  glossaries: Glossaries,
): Problem[] {
  const [, document] = splitPath(path)
  const isBanned = ({ banned }: BannedWords) => !banned.except.includes(document)
  return texts.flatMap(({ text, starts, field, locale }) =>
    findPhrases(mask(text), glossaries[locale])
      .filter(isBanned)
      .map(({ words, index, banned }) => ({
        path,
        ...placeAt(starts[index] ?? 0),
        field,
        banned: true,
        message: `"${words}" → "${banned.right}"`,
      })),
  )
}
