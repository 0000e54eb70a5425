import { type DocumentDefinition, ownsFile } from '../../../content/schemas/define.ts'
import type { ContentFile } from '../problem.ts'
import { readTexts } from '../read-texts.ts'
import { readSource } from '../source.ts'
import { findCorrections } from './find-corrections.ts'
import { canMend, rangeInFile } from './problems.ts'

/** One fix can reveal another fault, such as the space before a quote that was straight. */
const mostRounds = 5

/**
 * Fixes a file's typography and leaves the rest of it byte for byte as it is.
 * @returns the new text, and the number of fixes
 */
export function mendTypography(
  { path, text }: ContentFile,
  definitions: DocumentDefinition[],
): { text: string; places: number } {
  const definition = definitions.find((each) => ownsFile(each, path))
  if (!definition) return { text, places: 0 }
  let mended = text.replaceAll('\r\n', '\n')
  let places = 0
  for (let round = 0; round < mostRounds; round += 1) {
    const edits = editsOf(path, mended, definition)
    if (edits.length === 0) break
    places += edits.length
    mended = applyEdits(mended, edits)
  }
  return { text: places > 0 ? withLineEnds(mended, text) : text, places }
}

interface TextEdit {
  from: number
  to: number
  replacement: string
}

function editsOf(path: string, text: string, definition: DocumentDefinition): TextEdit[] {
  const source = readSource(path, text)
  if (source.errors.length > 0) return []
  return readTexts(path, source, definition.schema).flatMap((each) =>
    findCorrections(each.text, each.locale)
      .filter((correction) => canMend(each, correction))
      .map((correction) => ({
        ...rangeInFile(each, correction),
        replacement: correction.replacement ?? '',
      })),
  )
}

/** Starts at the end, so that earlier offsets stay valid. */
const applyEdits = (text: string, edits: TextEdit[]): string =>
  edits
    .toSorted((a, b) => b.from - a.from)
    .reduce(
      (written, { from, to, replacement }) =>
        written.slice(0, from) + replacement + written.slice(to),
      text,
    )

/** Restores each line's own ending. The fixes never add or remove a line. */
function withLineEnds(text: string, original: string): string {
  const ends = original.match(/\r?\n/g) ?? []
  let line = 0
  return text.replaceAll('\n', () => ends[line++] ?? '\n')
}
