/** The commands of every lesson. */
export const commandIds = [
  'show',
  'do',
  'set',
  'choose',
  'read',
  'predict',
  'answer',
  'next',
  'back',
  'check',
  'retry',
  'reset',
  'slower',
  'normal',
  'help',
] as const

export type CommandId = (typeof commandIds)[number]

/** The kind of a gap in a pattern that holds a name; another kind holds a number. */
type NameSlot = 'object' | 'action' | 'slider' | 'option' | 'reading'

interface Named {
  id: string
  /** all phrasings; the first is shown */
  said: readonly string[]
}

/** The vocabulary of one language. */
export interface Vocabulary {
  /**
   * Such as `set {slider} to {number} *`. A word with `?` after it may be left out; `*` stands for up to three words
   * more.
   */
  patterns: readonly { command: CommandId; say: string }[]
  names: Readonly<Record<NameSlot, readonly Named[]>>
  /** Numbers as words, for what is said. */
  numbers: readonly { said: string; value: number }[]
}

/** A parsed command. `name` is what filled the gap for a name. */
export interface Command {
  command: CommandId
  name?: string | undefined
  number?: number | undefined
}

/**
 * Parses typed or spoken text.
 * @returns the command whose pattern matches most words literally; undefined when none fits
 */
export function parseCommand(text: string, vocabulary: Vocabulary): Command | undefined {
  const said = phraseOf(text)
  if (said === '') return undefined
  let best: Command | undefined
  let most = -1
  for (const pattern of vocabulary.patterns) {
    const { command, expression, ids, values } = matcherOf(pattern, vocabulary)
    const found = expression.exec(said)
    if (!found) continue
    const { name, number, ...skipped } = found.groups ?? {}
    const inGaps = wordsOf([name, number, ...Object.values(skipped)].join(' ')).length
    const literals = wordsOf(said).length - inGaps
    if (literals <= most) continue
    most = literals
    best = {
      command,
      name: name && ids.get(name),
      number: number === undefined ? number : (values.get(number) ?? Number(number)),
    }
  }
  return best
}

/** @returns what matches words with a space before each, and what the phrases in its gaps mean */
function matcherOf(
  { command, say }: Vocabulary['patterns'][number],
  { names, numbers }: Vocabulary,
) {
  const slot = /\{(object|action|slider|option|reading)\}/.exec(say)?.[1] as NameSlot | undefined
  const named = slot
    ? names[slot].flatMap(({ id, said }) => said.map((name) => ({ id, name })))
    : []
  const ids = new Map(named.map(({ id, name }) => [phraseOf(name), id]))
  const values = new Map(numbers.map(({ said, value }) => [phraseOf(said), value]))
  const parts = say.split(/\s+/).map((part, at) => {
    if (part === '*') return `(?<any${at}>(?: \\S+){0,3}?)`
    if (part === '{number}') return `(?<number> -?\\d+(?:\\.\\d+)?|${oneOf(values.keys())})`
    if (part.startsWith('{')) return `(?<name>${oneOf(ids.keys())})`
    const optional = part.endsWith('?') ? '?' : ''
    return wordsOf(part)
      .map((word) => `(?:${literal(` ${word}`)})${optional}`)
      .join('')
  })
  return { command, ids, values, expression: new RegExp(`^${parts.join('')}$`, 'u') }
}

/** Words with a space before each, as expressions match them. */
const phraseOf = (text: string): string =>
  wordsOf(text)
    .map((word) => ` ${word}`)
    .join('')

/** Any of some phrases, those of most words first, so that twenty-five is not read as twenty; of none, no match. */
const oneOf = (phrases: Iterable<string>): string =>
  [...phrases]
    .sort((a, b) => b.split(' ').length - a.split(' ').length)
    .map(literal)
    .join('|') || '(?!)'

/** Of what words are made of, the decimal point alone means more in an expression. */
const literal = (text: string): string => text.replaceAll('.', '\\.')

/** Devanagari digits, which some keyboards and recognisers write. */
const devanagariZero = 0x966

/**
 * Normalizes text to comparable words: lower case, without Latin accents, punctuation and degree signs; ASCII digits,
 * decimal points, and 3.ª and 3º as numbers.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .toLowerCase()
      .replaceAll('œ', 'oe')
      // Accents of Latin letters, and the dot below Devanagari ones, are often left out. Vowel signs are letters.
      .replace(/[\u0300-\u036f\u093c]/g, '')
      // Many write and recognize the nasal with a dot for the moon: पांच for पाँच.
      .replaceAll('\u0901', '\u0902')
      .normalize('NFC')
      .replace(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
      .replace(/(\d),(\d)/g, '$1.$2')
      .replace(/(\d)\.?[ªº]/g, '$1')
      .replace(/(^|\s)[-\u2212](\d)/g, '$1minus$2')
      .replace(/[^\p{L}\p{M}\p{N}.]+|\.(?!\d)/gu, ' ')
      .replace(/minus(\d)/g, '-$1')
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
  )
}

/**
 * All phrases without duplicates. A gap for a number is shown as such: `set angle to …`.
 */
export function phrases({ patterns, names }: Vocabulary): string[] {
  const all = patterns.flatMap(({ say }) => {
    const plain = say.replace(/\s*\*/g, '').replace(/\S+\?\s?/g, '')
    const slot = /\{(object|action|slider|option|reading)\}/.exec(plain)?.[1]
    const filled = slot
      ? names[slot as NameSlot].map(({ said }) => plain.replace(`{${slot}}`, said[0] ?? ''))
      : [plain]
    return filled.map((phrase) => phrase.replace('{number}', '…').trim())
  })
  return [...new Set(all)]
}

/** The known phrases nearest to an unknown one, nearest first; unrelated ones are left out. */
export function suggest(text: string, vocabulary: Vocabulary, most = 3): string[] {
  const wanted = wordsOf(text).join(' ')
  if (wanted === '') return []
  return phrases(vocabulary)
    .map((phrase) => {
      const words = wordsOf(phrase).join(' ')
      return { phrase, share: distance(wanted, words) / Math.max(wanted.length, words.length) }
    })
    .filter(({ share }) => share <= 0.5)
    .sort((a, b) => a.share - b.share)
    .slice(0, most)
    .map(({ phrase }) => phrase)
}

/** The edit distance of two words. Source: Levenshtein 1966, Wagner and Fischer 1974. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next[j] = Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1)
    }
    row = next
  }
  return row[b.length] ?? 0
}
