import { LineCounter, parseDocument, visit } from 'yaml'
import type { Place, Slip, Source } from './place.ts'

/**
 * What is text or another number in today's YAML, and a moment in time or a number in the build's older one: 2026-12-01,
 * 12:30, 1_000, 0b11, 010.
 * Source: YAML 1.1, timestamp, int (base 60, 2 and 8), as js-yaml 3 reads them
 */
const otherInBuild =
  /^(\d{4}-\d\d?-\d\d?($|[Tt ].*)|[-+]?([1-9][\d_]*(:[0-5]?\d)+|[1-9]\d*_[\d_]*|0b[01_]+|0[0-7]+))$/

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
    Scalar(_, { type, source = '', range }) {
      if (type !== 'PLAIN' || !otherInBuild.test(source)) return
      slips.push({
        place: placeAt(range?.[0] ?? 0),
        message: `${source} → in quotes: "${source}"`,
      })
    },
  })
  return { data: errors.length > 0 ? {} : document.toJS(), locate, errors, slips }
}
