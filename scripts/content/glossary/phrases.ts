import type { Glossary } from '../../../content/schemas/glossary.ts'

/** What to use in place of a banned phrase. */
export interface BannedPhrase {
  right: string
  /** Index of the glossary's entry. */
  entry: number
  /** Documents where the phrase is allowed. */
  except: readonly string[]
}

export interface BannedPhrases {
  /** Matches any banned phrase as whole words. */
  expression: RegExp
  /** Keyed by `plainPhrase`. */
  byPhrase: ReadonlyMap<string, BannedPhrase>
}

/** A banned phrase as it occurs in a text. */
export interface BannedWords {
  words: string
  index: number
  banned: BannedPhrase
}

/** Normalizes a phrase for comparison: case, kind of space and kind of apostrophe don't matter. */
export const plainPhrase = (text: string): string =>
  text.normalize('NFC').toLowerCase().replace(/\s+/g, ' ').replaceAll('’', "'").trim()

/** Compiles a glossary into one expression. Longer phrases come first, so that the whole phrase is reported, not its first word. */
export function compilePhrases({ terms }: Glossary): BannedPhrases {
  const byPhrase = new Map(
    terms.flatMap(({ english, term = english, banned, except = [] }, entry) =>
      banned.map((phrase) => [plainPhrase(phrase), { right: term, entry, except }] as const),
    ),
  )
  const longestFirst = [...byPhrase.keys()].sort((a, b) => b.length - a.length)
  const any = longestFirst.map(expressionOf).join('|') || '(?!)'
  // \b only knows Latin letters. In Devanagari, vowel signs (\p{M}) are part of the word too.
  const expression = new RegExp(
    `(?<![\\p{L}\\p{M}\\p{N}])(?:${any})(?![\\p{L}\\p{M}\\p{N}])`,
    'giu',
  )
  return { expression, byPhrase }
}

/** Finds banned phrases, except inside the right term itself: “mail” is banned, “e-mail” isn't. */
export function findPhrases(text: string, phrases: BannedPhrases | undefined): BannedWords[] {
  if (!phrases) return []
  return [...text.matchAll(phrases.expression)].flatMap(({ 0: words, index }) => {
    const banned = phrases.byPhrase.get(plainPhrase(words))
    if (!banned || isWithin(text, index, words.length, banned.right)) return []
    return [{ words, index, banned }]
  })
}

/** Accepts inflected terms too: “estate agents” in “real estate agents” is fine, as the term is “real estate agent”. */
function isWithin(text: string, index: number, length: number, term: string): boolean {
  const plain = plainPhrase(term)
  for (let from = Math.max(0, index - term.length + 1); from <= index; from += 1) {
    const reachesBeyond = from < index || term.length > length
    if (reachesBeyond && plainPhrase(text.slice(from, from + term.length)) === plain) return true
  }
  return false
}

const expressionOf = (phrase: string): string =>
  phrase
    .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
    .replaceAll(' ', '\\s+')
    .replaceAll("'", "['’]")
    .replace(/.\u093C/gu, eitherNukta)

/** Unicode has letters with a nukta as one character and as two. */
function eitherNukta(pair: string): string {
  const single = nuktaLetters.find((letter) => letter.normalize('NFC') === pair)
  return single ? `(?:${pair}|${single})` : pair
}

const nuktaLetters = [...'\u0958\u0959\u095A\u095B\u095C\u095D\u095E\u095F']
