import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { placer, type Slip, type Source } from './place.ts'
import { readBackslash, spell } from './spell.ts'

/** Reads JSON with the position of every value. */
export function readJson(text: string): Source {
  const placeAt = placer(text)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  // One slip makes several errors; the first is the slip.
  const slips: Slip[] = errors.slice(0, 1).map(({ error, offset }) => {
    const kind = printParseErrorCode(error).replace(/(?<=[a-z])([A-Z])/g, ' $1')
    return { place: placeAt(offset), message: `not valid JSON: ${kind.toLowerCase()}` }
  })
  if (tree && slips.length === 0) {
    for (const key of repeated(tree)) {
      const message = `the field ${JSON.stringify(key.value)} appears twice here`
      slips.push({ place: placeAt(key.offset), message })
    }
  }
  const locate: Source['locate'] = (path) => {
    for (let length = path.length; tree && length >= 0; length -= 1) {
      const node = findNodeAtLocation(tree, path.slice(0, length) as (string | number)[])
      if (node) return placeAt(node.offset)
    }
    return placeAt(0)
  }
  const spellAt: Source['spell'] = (path) => {
    const node = tree && findNodeAtLocation(tree, path as (string | number)[])
    if (node?.type !== 'string') return undefined
    return spell(node.value, text, node.offset + 1, readBackslash)
  }
  const data = tree && slips.length === 0 ? getNodeValue(tree) : {}
  return { text, data, locate, spell: spellAt, errors: slips }
}

/** The keys that an object has a second time, at any depth. */
function repeated(node: Node): Node[] {
  const children = node.children ?? []
  const found = children.flatMap(repeated)
  if (node.type !== 'object') return found
  const keys = children.flatMap((property) => property.children?.[0] ?? [])
  const names = keys.map(({ value }) => value)
  return [...keys.filter((key, index) => names.indexOf(key.value) !== index), ...found]
}
