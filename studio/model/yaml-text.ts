import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Edit, Path } from './edits.ts'
import { printLines, printOnOneLine, printScalar } from './yaml-value.ts'

type Collection = YAMLMap | YAMLSeq
type Add = Extract<Edit, { kind: 'add' }>

/**
 * Makes one change in YAML text and leaves the rest of it as it was written: quotes, comments, order, lines. What has no
 * lines of its own to change, such as the first field of an entry, is printed anew with all that surrounds it.
 * @throws RangeError when the place is not there
 */
export function editYaml(text: string, edit: Edit): string {
  const document = parseDocument(text)
  const parent =
    edit.path.length > 1 ? document.getIn(edit.path.slice(0, -1), true) : document.contents
  if (!isCollection(parent)) {
    // `key:` and nothing after it, or a file without fields.
    if (edit.kind !== 'add') throw missing(edit.path)
    return printAnew(document, edit)
  }
  if (edit.kind !== 'add' && !document.hasIn(edit.path)) throw missing(edit.path)
  const changed =
    edit.kind === 'set'
      ? setScalar(text, document, edit, isFlow(parent))
      : edit.kind === 'remove'
        ? remove(text, parent as Collection, edit.path)
        : add(text, parent as Collection, edit)
  return changed ?? printAnew(document, edit)
}

const missing = (path: Path) => new RangeError(`there is no ${path.join('.')} to change`)

function setScalar(
  text: string,
  document: Document,
  { path, value }: Extract<Edit, { kind: 'set' }>,
  inFlow: boolean,
) {
  const node = document.getIn(path, true)
  if (!isScalar(node) || !node.range || (typeof value === 'object' && value !== null))
    return undefined
  const [from, to] = node.range
  // An empty value has no place of its own, and one of several lines no single one.
  if (from === to || text.slice(from, to).includes('\n')) return undefined
  const quotes = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE' ? node.type : 'PLAIN'
  return text.slice(0, from) + printScalar(value, quotes, inFlow) + text.slice(to)
}

/** Where each member stands: a map's from its key to its value's end, a list's from its value on. */
function places(parent: Collection, text: string): { from: number; to: number }[] {
  return parent.items.map((item) => {
    const [first, last] = isMap(parent)
      ? [(item as YAMLMap['items'][number]).key, (item as YAMLMap['items'][number]).value]
      : [item, item]
    const rangeOf = (node: unknown) => (node as { range?: [number, number, number] } | null)?.range
    const from = rangeOf(first)?.[0] ?? 0
    const to = rangeOf(last)?.[1] ?? rangeOf(first)?.[1] ?? from
    return { from, to: from + text.slice(from, to).trimEnd().length }
  })
}

const lineStart = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1

function lineEnd(text: string, offset: number): number {
  const at = text.indexOf('\n', offset)
  return at < 0 ? text.length : at + 1
}

function indexIn(parent: Collection, name: string | number | undefined): number {
  if (isSeq(parent)) return Number(name)
  return parent.items.findIndex((pair) => String(pair.key) === String(name))
}

function remove(text: string, parent: Collection, path: Path): string | undefined {
  const all = places(parent, text)
  const at = indexIn(parent, path.at(-1))
  const [before, member, after] = [all[at - 1], all[at], all[at + 1]]
  if (!member || (!before && !after)) return undefined
  if (parent.flow) {
    return before
      ? text.slice(0, before.to) + text.slice(member.to)
      : text.slice(0, member.from) + text.slice(after?.from)
  }
  const from = lineStart(text, member.from)
  const lead = text.slice(from, member.from)
  const hasOwnLines = isSeq(parent) ? /^\s*-\s+$/.test(lead) : /^\s*$/.test(lead)
  return hasOwnLines ? text.slice(0, from) + text.slice(lineEnd(text, member.to)) : undefined
}

function add(text: string, parent: Collection, edit: Add): string | undefined {
  const all = places(parent, text)
  const name = edit.path.at(-1)
  const at = isSeq(parent) ? Number(name) : indexIn(parent, edit.before)
  const next = all[at]
  const last = all.at(-1)
  const first = all[0]
  if (!first || !last) return undefined
  const put = (offset: number, written: string) =>
    text.slice(0, offset) + written + text.slice(offset)
  if (parent.flow) {
    const written = (isSeq(parent) ? '' : `${name}: `) + printOnOneLine(edit.value)
    return next ? put(next.from, `${written}, `) : put(last.to, `, ${written}`)
  }
  const indent = indentOf(text, parent, first.from)
  const written = isSeq(parent)
    ? printEntry(edit.value, indent, isFlow(parent.items[0]))
    : printLines({ [String(name)]: edit.value }, indent)
  if (!next) {
    const end = lineEnd(text, last.to)
    return text[end - 1] === '\n' ? put(end, written) : put(end, `\n${written.trimEnd()}`)
  }
  const from = lineStart(text, next.from)
  const lead = text.slice(from, next.from)
  return isSeq(parent) || /^\s*$/.test(lead) ? put(from, written) : undefined
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true

function indentOf(text: string, parent: Collection, offset: number): string {
  const lead = text.slice(lineStart(text, offset), offset)
  if (isSeq(parent)) return lead.slice(0, lead.lastIndexOf('-'))
  return ' '.repeat(lead.length)
}

function printEntry(value: unknown, indent: string, onOneLine: boolean): string {
  if (onOneLine) return `${indent}- ${printOnOneLine(value)}\n`
  return printLines([value], indent)
}

function printAnew(document: Document, edit: Edit): string {
  if (edit.kind === 'remove') document.deleteIn(edit.path)
  else document.setIn(edit.path, document.createNode(edit.value))
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}
