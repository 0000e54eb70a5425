import type { SlotId, Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/**
 * Everything that can be said, each once, as a person would say it. A gap for a number stays one: `set angle to …`.
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

/** The phrases nearest to one that was not understood, nearest first; none that has nothing in common with it. */
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

/** How many letters must be put in, taken out or changed. Source: Levenshtein 1966, Wagner and Fischer 1974. */
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
