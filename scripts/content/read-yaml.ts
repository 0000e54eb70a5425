import { LineCounter, parseDocument, visit } from 'yaml'
import type { Place, Slip, Source } from './place.ts'

/**
 * Reads front matter with the position of every value.
 * @param linesAbove  lines of the file before it
 */
export function readYaml(text: string, linesAbove: number): Source {
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
  const slips: Slip[] = []
  visit(document, {
    Scalar(_, { type, value, range }) {
      // The build's YAML is an older one, which makes a moment in time of a bare date.
      if (type !== 'PLAIN' || !/^\d{4}-\d\d?-\d\d?($|[Tt ])/.test(String(value))) return
      slips.push({
        place: placeAt(range?.[0] ?? 0),
        message: `${value} → in quotes: "${value}"`,
      })
    },
  })
  return { data: errors.length > 0 ? {} : document.toJS(), locate, errors, slips }
}
