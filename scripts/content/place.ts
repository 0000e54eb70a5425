/** A place in a file, from 1. */
export interface Place {
  line: number
  column: number
}

/** Where a file spells a text: start and end offsets in the file for each UTF-16 unit of the text. */
export interface Spelled {
  text: string
  starts: number[]
  ends: number[]
  /** YAML without quotes, where a comma can end the text. */
  bare?: boolean
}

/** A file as it was read. */
export interface Source {
  /** The whole file, with \n as line ending. */
  text: string
  /** The fields, as plain values. */
  data: unknown
  /** Where a field stands; of a missing one, where its parent does. */
  locate(path: PropertyKey[]): Place
  /** Where the file spells a string; undefined for other values, and for spellings that `spell` doesn't know. */
  spell(path: PropertyKey[]): Spelled | undefined
  /** What keeps the file from being read at all. */
  errors: Slip[]
  /** What can be read, and yet would become something else in a build. */
  slips?: Slip[]
  /** The text after the front matter, the number of lines above it, and its offset in the file. */
  body?: { text: string; linesAbove: number; offset: number }
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
