/** How a caption lies on a picture; pixels, but for columns and rows. */
export interface CaptionLayout {
  letter: number
  /** Left and right of the lines, and between two of them. */
  pad: number
  /** From one row to the next. */
  step: number
  columns: number
  /** Those that are drawn; what has no place in them is left out. */
  rows: number
  band: number
}

/** A letter is so much of the picture's shorter side, and never less than what can be read. */
const share = 0.015
const least = 12

/** A caption never takes more of the picture's height. */
const most = 0.2

/**
 * Lays lines side by side in as few rows as they fit, so that their band covers little of the picture.
 * @param widthsAt  how wide the lines are in letters of a size, pixels
 */
export function captionLayout(
  { width, height }: { width: number; height: number },
  widthsAt: (letter: number) => readonly number[],
): CaptionLayout {
  const letter = Math.max(least, Math.round(Math.min(width, height) * share))
  const [pad, step] = [letter, Math.round(letter * 1.4)]
  const widths = widthsAt(letter)
  const widest = Math.max(1, ...widths)
  const fit = Math.max(1, Math.floor((width - pad) / (widest + pad)))
  const needed = Math.ceil(widths.length / fit)
  const rows = Math.max(1, Math.min(needed, Math.floor((height * most) / step) - 1))
  // Rows that are evenly full look like a table, and not like a line that was broken.
  const columns = Math.max(1, Math.min(fit, Math.ceil(widths.length / rows)))
  return { letter, pad, step, columns, rows, band: rows * step + letter }
}
