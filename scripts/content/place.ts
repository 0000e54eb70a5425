/** A place in a file, from 1. */
export interface Place {
  line: number
  column: number
}

/** A file as it was read. */
export interface Source {
  /** The fields, as plain values. */
  data: unknown
  /** Where a field stands; of a missing one, where its parent does. */
  locate(path: PropertyKey[]): Place
  /** What keeps the file from being read at all. */
  errors: Slip[]
  /** What can be read, and yet would become something else in a build. */
  slips?: Slip[]
  /** The text after the front matter, and the lines above it. */
  body?: { text: string; linesAbove: number }
}

export interface Slip {
  place: Place
  message: string
}

/**
 * @param linesAbove  lines of the file before the text
 * @returns a function from an offset in the text to its place in the file
 */
export function placer(text: string, linesAbove = 0): (offset: number) => Place {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let line = 0
    let after = starts.length
    while (after - line > 1) {
      const middle = (line + after) >> 1
      if ((starts[middle] ?? 0) <= offset) line = middle
      else after = middle
    }
    return { line: line + 1 + linesAbove, column: offset - (starts[line] ?? 0) + 1 }
  }
}
