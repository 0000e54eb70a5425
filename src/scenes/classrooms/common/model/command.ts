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

/** The kind of a gap in a pattern. */
const slotIds = ['object', 'action', 'slider', 'option', 'reading', 'number'] as const
type SlotId = (typeof slotIds)[number]

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
  names: Readonly<Record<Exclude<SlotId, 'number'>, readonly Named[]>>
  /** Numbers as words, for what is said. */
  numbers: readonly { said: string; value: number }[]
}

/** A parsed command. `name` is what filled the gap for a name. */
export interface Command {
  command: CommandId
  name?: string
  number?: number
}

type Filled = Omit<Command, 'command'>
type Found = { filled: Filled; literals: number }

/**
 * Parses typed or spoken text.
 * @returns the command whose pattern matches most words literally; undefined when none fits
 */
export function parseCommand(text: string, vocabulary: Vocabulary): Command | undefined {
  const words = wordsOf(text)
  if (words.length === 0) return undefined
  let best: (Found & { command: Command['command'] }) | undefined
  for (const { command, say } of vocabulary.patterns) {
    const found = match(patternOf(say), words, vocabulary)
    if (found && (!best || found.literals > best.literals)) best = { ...found, command }
  }
  return best && { command: best.command, ...best.filled }
}

function match(pattern: string[], words: string[], vocabulary: Vocabulary): Found | undefined {
  const [part, ...rest] = pattern
  if (part === undefined) return words.length === 0 ? { filled: {}, literals: 0 } : undefined
  if (part === '*') return matchAny(rest, words, vocabulary)
  const slot = /^\{(\w+)\}$/.exec(part)?.[1] as SlotId | undefined
  if (slot === 'number') return matchNumber(rest, words, vocabulary)
  if (slot) return matchName(slot, rest, words, vocabulary)
  const literal = part.replace('?', '')
  const [first, ...others] = words
  const taken = first === literal ? match(rest, others, vocabulary) : undefined
  if (taken) return { ...taken, literals: taken.literals + 1 }
  return part.endsWith('?') ? match(rest, words, vocabulary) : undefined
}

function matchAny(rest: string[], words: string[], vocabulary: Vocabulary): Found | undefined {
  for (let skipped = 0; skipped <= Math.min(3, words.length); skipped += 1) {
    const found = match(rest, words.slice(skipped), vocabulary)
    if (found) return found
  }
  return undefined
}

function matchNumber(rest: string[], words: string[], vocabulary: Vocabulary): Found | undefined {
  const [first = '', ...others] = words
  if (/^-?\d+(\.\d+)?$/.test(first)) {
    const found = match(rest, others, vocabulary)
    return found && { ...found, filled: { ...found.filled, number: Number(first) } }
  }
  return longestOf(
    vocabulary.numbers.map(({ said, value }) => ({ name: said, filled: { number: value } })),
    (name) => after(name, rest, words, vocabulary),
  )
}

function matchName(
  slot: Exclude<SlotId, 'number'>,
  rest: string[],
  words: string[],
  vocabulary: Vocabulary,
): Found | undefined {
  const names = (vocabulary.names[slot] ?? []).flatMap(({ id, said }) =>
    said.map((name) => ({ name, filled: { name: id } })),
  )
  return longestOf(names, (name) => after(name, rest, words, vocabulary))
}

/** The longest match, so that twenty-five is not read as twenty. */
function longestOf(
  choices: readonly { name: string; filled: Filled }[],
  behind: (name: string) => Found | undefined,
): Found | undefined {
  let longest: (Found & { length: number }) | undefined
  for (const { name, filled } of choices) {
    const { length } = wordsOf(name)
    if (longest && longest.length >= length) continue
    const found = behind(name)
    if (found) longest = { ...found, length, filled: { ...found.filled, ...filled } }
  }
  return longest
}

/** Continues after a phrase at the beginning of the words. */
function after(
  phrase: string,
  rest: string[],
  words: string[],
  vocabulary: Vocabulary,
): Found | undefined {
  const own = wordsOf(phrase)
  if (own.length === 0 || own.some((word, at) => words[at] !== word)) return undefined
  return match(rest, words.slice(own.length), vocabulary)
}

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

/** A pattern's words, with its gaps and marks as they are; one with an apostrophe is two. */
const patternOf = (say: string): string[] =>
  say.split(/\s+/).flatMap((part) => {
    if (part === '*' || part.startsWith('{')) return part
    const optional = part.endsWith('?')
    return wordsOf(part).map((word) => (optional ? `${word}?` : word))
  })

/**
 * All phrases without duplicates. A gap for a number is shown as such: `set angle to …`.
 */
export function phrases({ patterns, names }: Vocabulary): string[] {
  const all = patterns.flatMap(({ say }) => {
    const plain = say.replace(/\s*\*/g, '').replace(/\S+\?\s?/g, '')
    const slot = /\{(object|action|slider|option|reading)\}/.exec(plain)?.[1]
    const filled = slot
      ? names[slot as Exclude<SlotId, 'number'>].map(({ said }) =>
          plain.replace(`{${slot}}`, said[0] ?? ''),
        )
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
