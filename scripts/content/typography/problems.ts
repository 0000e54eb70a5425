import type { Place } from '../place.ts'
import type { Problem } from '../problem.ts'
import type { ContentText } from '../read-texts.ts'
import { findCorrections } from './find-corrections.ts'
import type { Correction } from './rule.ts'

/** Reports the typography faults in a file's texts. */
export function typographyProblems(
  path: string,
  texts: ContentText[],
  placeAt: (offset: number) => Place,
): Problem[] {
  return texts.flatMap((text) =>
    findCorrections(text.text, text.locale).map((correction) => ({
      path,
      ...placeAt(rangeInFile(text, correction).from),
      field: text.field,
      message: `"${around(text.text, correction)}" → ${correction.right}`,
      ...(canMend(text, correction) && { mendable: true }),
    })),
  )
}

/** Whether `--fix` can write the correction without changing anything around it. */
export function canMend(text: ContentText, correction: Correction): boolean {
  const { replacement } = correction
  if (replacement === undefined) return false
  // In YAML, a comma can end a text without quotes.
  if (text.bare && replacement.includes(',')) return false
  const { from, to } = correction
  const isWhole = text.starts.slice(from + 1, to).every((start, i) => start === text.ends[from + i])
  return isWhole
}

/** Maps a correction's range in the text to its range in the file. */
export function rangeInFile(
  { starts, ends }: ContentText,
  { from, to }: Correction,
): { from: number; to: number } {
  const last = ends[to - 1] ?? starts[0] ?? 0
  if (from < to) return { from: starts[from] ?? last, to: last }
  const at = ends[from - 1] ?? starts[from] ?? 0
  return { from: at, to: at }
}

/** The fault with the words around it, so that readers recognize the place. */
function around(text: string, { from, to }: Correction): string {
  const before = /(?:\S{1,12}\s)?\S{0,12}\s?$/.exec(text.slice(0, from))?.[0] ?? ''
  const after = /^\s?\S{0,12}/.exec(text.slice(to))?.[0] ?? ''
  return (before + text.slice(from, to) + after).trim()
}
