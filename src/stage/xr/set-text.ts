/** How wide a text is in a size of type, both in pixels. */
export type MeasureText = (text: string, size: number) => number

/** A text as it is written on a board in the room: the size of its type, pixels, and its lines. */
export interface TextLayout {
  size: number
  lines: string[]
}

/** From the top of one line to that of the next, as a share of the type's size. */
export const leading = 1.24

interface Room {
  width: number
  height: number
}

/**
 * Breaks a text at its plain spaces into lines of at most this width, pixels. A word that is wider stands alone, and
 * spaces that do not break, as before a French colon, are kept.
 */
export function toLines(text: string, width: number, measure: (line: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && measure(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Pixels that a text takes from its top to its foot. */
export const textBlockHeight = ({ size, lines }: TextLayout): number =>
  size * leading * lines.length

/**
 * Sets texts that stand one above the other in the largest type in which all of them have room together. Where even the
 * smallest is too large, it is taken: what has no room below is left out but for one line at least, and what is too
 * wide is cut short, both with an ellipsis.
 * @param sizes  of type that may be taken, pixels, the largest first
 */
export function fitTexts(
  texts: readonly string[],
  room: Room,
  sizes: readonly number[],
  measure: MeasureText,
): TextLayout[] {
  let set: TextLayout[] = []
  for (const size of sizes) {
    const inSize = (line: string) => measure(line, size)
    set = texts.map((text) => ({ size, lines: toLines(text, room.width, inSize) }))
    const isWide = set.some(({ lines }) => lines.some((line) => inSize(line) > room.width))
    const height = set.reduce((sum, text) => sum + textBlockHeight(text), 0)
    if (!isWide && height <= room.height) return set
  }
  let left = room.height
  return set.map(({ size, lines }, at) => {
    const high = size * leading
    const kept = lines.slice(0, Math.max(at === 0 ? 1 : 0, Math.floor(left / high)))
    left -= kept.length * high
    const last = kept.length - 1
    const isWithin = (line: string) => measure(line, size) <= room.width
    if (kept.length < lines.length && last >= 0) kept[last] = goingOn(kept[last] ?? '', isWithin)
    return { size, lines: kept.map((line) => truncate(line, size, room.width, measure)) }
  })
}

/** A line with a mark that the text goes on, less the words that have no room before it; one at least is left. */
function goingOn(line: string, isWithin: (line: string) => boolean): string {
  const words = line.split(' ')
  while (words.length > 1 && !isWithin(`${words.join(' ')} …`)) words.pop()
  return `${words.join(' ')} …`
}

/** What a reader takes for one letter: in Devanagari with its vowel sign, and its joined consonants. */
const clusters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** A line that ends with an ellipsis where it would be wider than there is room; no letter is cut through. */
export function truncate(line: string, size: number, width: number, measure: MeasureText): string {
  if (measure(line, size) <= width) return line
  const letters = Array.from(clusters.segment(line), ({ segment }) => segment)
  const shortened = () => `${letters.join('').trimEnd()}…`
  while (letters.length > 1 && measure(shortened(), size) > width) letters.pop()
  return shortened()
}
