import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import type { Place, Slip, Source } from './place.ts'
import { readBackslash, readDoubledQuote, spell } from './spell.ts'

/**
 * What is text or another number in today's YAML, and a moment in time or a number in the build's older one: 2026-12-01,
 * 12:30, 1_000, 0b11, 010.
 * Source: YAML 1.1, timestamp, int (base 60, 2 and 8), as js-yaml 3 reads them
 */
const otherInBuild =
  /^(\d{4}-\d\d?-\d\d?($|[Tt ].*)|[-+]?([1-9][\d_]*(:[0-5]?\d)+|[1-9]\d*_[\d_]*|0b[01_]+|0[0-7]+))$/

/**
 * Reads the front matter of a file with the position of every value.
 * @param text  the whole file
 * @param from  where the front matter starts in it
 */
export function readYaml(text: string, from: number, to: number): Source {
  const linesAbove = text.slice(0, from).split('\n').length - 1
  const lines = new LineCounter()
  const document = parseDocument(text.slice(from, to), { lineCounter: lines, uniqueKeys: true })
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
        message: `${source} → put it in quotes: "${source}"`,
      })
    },
  })
  const spellAt: Source['spell'] = (path) => {
    const node = document.getIn(path, true)
    if (!isScalar(node) || typeof node.value !== 'string' || !node.range) return undefined
    const start = from + node.range[0]
    switch (node.type) {
      case 'QUOTE_DOUBLE':
        return spell(node.value, text, start + 1, readBackslash)
      case 'QUOTE_SINGLE':
        return spell(node.value, text, start + 1, readDoubledQuote)
      case 'PLAIN': {
        const spelled = spell(node.value, text, start)
        return spelled && { ...spelled, bare: true }
      }
      default:
        // A block begins on the line after its sign.
        return spell(node.value, text, text.indexOf('\n', start) + 1)
    }
  }
  const data = errors.length > 0 ? {} : document.toJS()
  return { text, data, locate, spell: spellAt, errors, slips }
}
