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
 */
export function readSource(path: string, text: string): Source {
  if (!path.endsWith('.mdx')) return readFields(text, 0, jsonErrors(text))
  const end = text.startsWith('---\n') ? text.indexOf('\n---', 4) : -1
  if (end < 0) {
    const message = 'the file does not start with front matter between two lines of ---'
    return { data: {}, locate: () => start, errors: [{ place: start, message }] }
  }
  const bodyStart = end + '\n---'.length
  const linesAbove = text.slice(0, bodyStart).split('\n').length - 1
  const body = { text: text.slice(bodyStart), linesAbove }
  return { ...readFields(text.slice(4, end), 1), body }
}

const start: Place = { line: 1, column: 1 }

function readFields(text: string, linesAbove: number, also: Source['errors'] = []): Source {
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
  return { data: errors.length > 0 ? {} : document.toJS(), locate, errors: [...errors, ...also] }
}

/** JSON is stricter than YAML: a trailing comma or a comment would pass the one and break the build. */
function jsonErrors(text: string): Source['errors'] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const offset = Number(/position (\d+)/.exec(message)?.[1] ?? 0)
    const before = text.slice(0, offset).split('\n')
    const place = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
    return [{ place, message: `not valid JSON: ${message.replace(/ in JSON at position.*/, '')}` }]
  }
}
