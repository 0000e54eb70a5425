import type { Spelled } from './place.ts'

/**
 * Reads an escape sequence: its meaning and its length in the file. Returns undefined if there is none.
 * @param next  the next characters of the text
 */
type ReadEscape = (
  source: string,
  at: number,
  next: string,
) => [meaning: string, length: number] | undefined

/** Spaces around a line break or at the start of a line, and Markdown's quote marker. */
const blanks = /[ \t]*\n[ \t\n]*|[ \t>]+/y

/**
 * Finds the offset of each character of a text in its file, so that a fix can replace single characters and keep the
 * rest of the file byte for byte.
 * @param from  offset of the text in the file, after its quote
 * @returns undefined if the file spells the text in an unknown way
 */
export function spell(
  text: string,
  source: string,
  from: number,
  readEscape: ReadEscape = () => undefined,
): Spelled | undefined {
  const starts: number[] = []
  const ends: number[] = []
  let at = from
  const add = (units: number, length: number) => {
    for (let unit = 0; unit < units; unit += 1) {
      starts.push(at)
      ends.push(at + length)
    }
    at += length
  }
  while (starts.length < text.length) {
    const index = starts.length
    const [meaning, length] = readEscape(source, at, text.slice(index, index + 2)) ?? [
      source[at] ?? '',
      1,
    ]
    if (meaning && text.startsWith(meaning, index)) {
      add(meaning.length, length)
      continue
    }
    blanks.lastIndex = at
    const [run] = blanks.exec(source) ?? []
    if (!run) return undefined
    if (run.includes('\n') && /\s/.test(text[index] ?? '')) add(1, run.length)
    else if (run.includes('\n') || source[at - 1] === '\n') at += run.length
    else return undefined
  }
  return { text, starts, ends }
}

const meanings: Record<string, string> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  // Only YAML has these two.
  _: '\u00A0',
  N: '\u0085',
}

/** Escapes of JSON, and of YAML in double quotes. */
export const readBackslash: ReadEscape = (source, at) => {
  if (source[at] !== '\\') return undefined
  const [code] = /^\\(?:u[\da-f]{4}|x[\da-f]{2}|U[\da-f]{8})/i.exec(source.slice(at, at + 10)) ?? []
  if (code) return [String.fromCodePoint(Number.parseInt(code.slice(2), 16)), code.length]
  const letter = source[at + 1] ?? ''
  return [meanings[letter] ?? letter, 2]
}

/** Escapes of YAML in single quotes. */
export const readDoubledQuote: ReadEscape = (source, at) =>
  source.startsWith("''", at) ? ["'", 2] : undefined

/** Escapes of Markdown: `\*` and `&amp;`. */
export const readMarkdown: ReadEscape = (source, at, next) => {
  if (/^\\[!-/:-@[-`{-~]/.test(source.slice(at, at + 2))) return [source[at + 1] ?? '', 2]
  const [reference] = /^&#?\w+;/.exec(source.slice(at, at + 40)) ?? []
  if (!reference || next.startsWith('&#')) return undefined
  return [String.fromCodePoint(next.codePointAt(0) ?? 0), reference.length]
}
