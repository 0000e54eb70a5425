import type { Locale } from '../../../src/site/locales.ts'
import { type Correction, narrowNoBreak } from './rule.ts'

/** The quotes of each language. */
const quotesOf: Record<Locale, [open: string, close: string]> = {
  en: ['“', '”'],
  // Neutral Latin American: « » is Spain's.
  es: ['“', '”'],
  fr: [`«${narrowNoBreak}`, `${narrowNoBreak}»`],
  hi: ['“', '”'],
}

const opensAfter = /^$|[\s([{“‘«¿¡/–—-]/

/**
 * Finds straight quotes, and quotes of another language.
 * @param text  masked
 */
export const findQuotes = (text: string, locale: Locale): Correction[] => [
  ...straightDouble(text, locale),
  ...straightSingle(text, locale),
  ...foreign(text, locale),
]

function straightDouble(text: string, locale: Locale): Correction[] {
  const [open, close] = quotesOf[locale]
  const corrections: Correction[] = []
  let isOpen = false
  for (const { index: at } of text.matchAll(/"/g)) {
    const before = text[at - 1] ?? ''
    // 24" means inches.
    if (!isOpen && /\p{Nd}/u.test(before)) continue
    isOpen = !isOpen && opensAfter.test(before)
    const [opening, closing] = isInGuillemets(text, at) ? ['“', '”'] : [open, close]
    corrections.push(quote(at, at + 1, isOpen ? opening : closing, `${opening}…${closing}`))
  }
  return corrections
}

function straightSingle(text: string, locale: Locale): Correction[] {
  const [open, close] = locale === 'fr' ? ['“', '”'] : ['‘', '’']
  const corrections: Correction[] = []
  let closesAt = -1
  for (const { index: at } of text.matchAll(/'/g)) {
    const [before = '', after = ''] = [text[at - 1], text[at + 1]]
    const closing = text.slice(at + 1).search(/(?<=\S)'(?![\p{L}\p{N}])/u)
    const opens = opensAfter.test(before) && /\S/.test(after) && closing >= 0
    // 5' means feet, or minutes of arc.
    if (at !== closesAt && /\p{Nd}/u.test(before) && !/\p{L}/u.test(after)) continue
    if (opens) closesAt = at + 1 + closing
    corrections.push(
      opens || at === closesAt
        ? quote(at, at + 1, opens ? open : close, `${open}…${close}`)
        : quote(at, at + 1, '’', 'an apostrophe (’)'),
    )
  }
  return corrections
}

/** Finds « » outside French, and “ ” in French outside of « », where only nested quotes use them. */
function foreign(text: string, locale: Locale): Correction[] {
  const [open, close] = quotesOf[locale]
  const right = `${open}…${close}`
  if (locale !== 'fr') {
    return [...text.matchAll(/«[ \u00A0\u202F]*|[ \u00A0\u202F]*»/g)].map(({ 0: sign, index }) =>
      quote(index, index + sign.length, sign.startsWith('«') ? open : close, right),
    )
  }
  return [...text.matchAll(/[“”]/g)]
    .filter(({ index }) => !isInGuillemets(text, index))
    .map(({ 0: sign, index }) => quote(index, index + 1, sign === '“' ? open : close, right))
}

const isInGuillemets = (text: string, index: number): boolean =>
  text.lastIndexOf('«', index) > text.lastIndexOf('»', index) && text.indexOf('»', index) >= 0

const quote = (from: number, to: number, replacement: string, right: string): Correction => ({
  from,
  to,
  replacement,
  right,
})
