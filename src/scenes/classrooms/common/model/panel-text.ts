/** How wide a text is in a size of type, both in pixels. */
export type Measure = (text: string, size: number) => number

export interface SetText {
  /** Of the type, pixels. */
  size: number
  lines: string[]
}

/** From the top of one line to that of the next, as a share of the type's size. */
export const leading = 1.24

/** Breaks a text between words into lines of at most this width, pixels; a word that is wider stands alone. */
export function toLines(text: string, size: number, width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

export const heightOf = ({ size, lines }: SetText): number => size * leading * lines.length

/**
 * Sets texts that stand one above the other in the largest type in which all of them have room.
 * @param sizes  the largest first; where even the last is too large, it is taken, and what has no room is left out
 */
export function fitTexts(
  texts: readonly string[],
  room: { width: number; height: number },
  sizes: readonly number[],
  measure: Measure,
): SetText[] {
  let fitted: SetText[] = []
  for (const size of sizes) {
    fitted = texts.map((text) => ({ size, lines: toLines(text, size, room.width, measure) }))
    const isWideEnough = fitted.every(({ lines }) =>
      lines.every((line) => measure(line, size) <= room.width),
    )
    const height = fitted.reduce((sum, text) => sum + heightOf(text), 0)
    if (isWideEnough && height <= room.height) return fitted
  }
  let left = room.height
  return fitted.map(({ size, lines }) => {
    const kept = lines.slice(0, Math.max(0, Math.floor(left / (size * leading))))
    left -= kept.length * size * leading
    const last = kept.length - 1
    if (kept.length < lines.length && last >= 0) kept[last] = `${kept[last]} …`
    return { size, lines: kept }
  })
}
