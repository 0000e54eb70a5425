import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser'
import { LineCounter, parseDocument } from 'yaml'

/** A place in a file, from 1. */
export interface Place {
  line: number
  column: number
}

export interface Source {
  /** The fields, as plain values. */
  data: unknown
  /** Where a field stands; of a missing one, where its parent does. */
  locate(path: PropertyKey[]): Place
  /** What keeps the file from being read at all. */
  errors: { place: Place; message: string }[]
  /** The text after the front matter, and the lines above it. */
  body?: { text: string; linesAbove: number }
}

/**
 * Reads a content file: JSON, or MDX with front matter. Both go through one YAML parser, since JSON is YAML and
 * it keeps the position of every value.
 * @param path  decides the format by its ending
 * @param original  with either sort of line end
 */
export function readSource(path: string, original: string): Source {
  const text = original.replaceAll('\r\n', '\n')
  if (!path.endsWith('.mdx')) {
    const errors = jsonErrors(text)
    return errors.length > 0 ? unreadable(errors) : readFields(text, 0)
  }
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 4) : -1
  if (end < 0) {
    const message = 'the file does not start with front matter between two lines of ---'
    return unreadable([{ place: start, message }])
  }
  const bodyStart = end + '\n---'.length
  const linesAbove = text.slice(0, bodyStart).split('\n').length - 1
  const body = { text: text.slice(bodyStart), linesAbove }
  return { ...readFields(text.slice(4, end), 1), body }
}

const start: Place = { line: 1, column: 1 }

const unreadable = (errors: Source['errors']): Source => ({ data: {}, locate: () => start, errors })

function readFields(text: string, linesAbove: number): Source {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: line + linesAbove, column: col }
  }
  const locate = (path: PropertyKey[]): Place => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true) as { range?: [number] } | undefined
      if (node?.range) return placeAt(node.range[0])
    }
    return placeAt(0)
  }
  const errors = document.errors.map((error) => ({
    place: placeAt(error.pos[0]),
    message: error.message.split('\n')[0]?.replace(/ at line \d+, column \d+:?$/, '') ?? '',
  }))
  return { data: errors.length > 0 ? {} : document.toJS(), locate, errors }
}

/** JSON is stricter than YAML: a trailing comma or a comment would pass the one and break the build. */
function jsonErrors(text: string): Source['errors'] {
  const errors: ParseError[] = []
  parse(text, errors, { disallowComments: true, allowTrailingComma: false })
  // One slip makes several errors; the first is the slip.
  return errors.slice(0, 1).map(({ error, offset }) => {
    const before = text.slice(0, offset).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    const kind = printParseErrorCode(error).replace(/(?<=[a-z])([A-Z])/g, ' $1')
    return { place, message: `not valid JSON: ${kind.toLowerCase()}` }
  })
}
