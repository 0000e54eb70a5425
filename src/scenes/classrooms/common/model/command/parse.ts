import type { Command, SlotId, Vocabulary } from './vocabulary.ts'
import { patternOf, wordsOf } from './words.ts'

type Filled = Omit<Command, 'command'>
type Found = { filled: Filled; literals: number }

/**
 * Understands what was typed or said.
 * @returns the command of the pattern that takes most words as they are; nothing where none fits
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

/** Of all that fit the longest: twenty-five is no twenty with something behind it. */
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

/** Goes on behind a phrase that the words begin with. */
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
