import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import type { Edit } from './edits.ts'

/**
 * Makes one change in the text of a JSON file and leaves the rest of it as it was written.
 * @throws RangeError when the place is not there
 */
export function editJson(text: string, edit: Edit): string {
  const root = parseTree(text)
  if (!root) throw new RangeError('there is no JSON to change')
  const find = (path: Edit['path']) => {
    const node = path.length === 0 ? root : findNodeAtLocation(root, path)
    if (!node) throw new RangeError(`there is no ${path.join('.')} to change`)
    return node
  }
  const splice = (from: number, to: number, replacement: string) =>
    text.slice(0, from) + replacement + text.slice(to)

  if (edit.kind === 'set') {
    const node = find(edit.path)
    const value = print(edit.value, indentAt(text, node.offset), isOnOneLine(text, node))
    return splice(node.offset, end(node), value)
  }
  const parent = find(edit.path.slice(0, -1))
  const name = edit.path.at(-1) ?? ''
  const members = parent.children ?? []
  if (edit.kind === 'remove') {
    const at = parent.type === 'array' ? Number(name) : indexOfField(members, String(name))
    const [before, member, after] = [members[at - 1], members[at], members[at + 1]]
    if (!member) throw new RangeError(`there is no ${edit.path.join('.')} to remove`)
    if (before) return splice(end(before), end(member), '')
    return after
      ? splice(member.offset, after.offset, '')
      : splice(parent.offset + 1, end(parent) - 1, '')
  }
  return splice(...placeOfNew(text, parent, edit, String(name)))
}

type Splice = [from: number, to: number, replacement: string]

function placeOfNew(
  text: string,
  parent: Node,
  { path, value, before }: Extract<Edit, { kind: 'add' }>,
  name: string,
): Splice {
  const members = parent.children ?? []
  const first = members[0]
  const label = parent.type === 'array' ? '' : `${JSON.stringify(name)}: `
  if (!first) {
    const indent = indentAt(text, parent.offset)
    const whole = parent.type === 'array' ? [value] : { [name]: value }
    return [parent.offset, end(parent), print(whole, indent, false)]
  }
  // What stands before the first member is what this writer puts between two.
  const gap = text.slice(parent.offset + 1, first.offset)
  const between = gap.includes('\n') ? gap : ' '
  const sibling = parent.type === 'array' ? first : undefined
  const oneLine = sibling ? isOnOneLine(text, sibling) : !gap.includes('\n')
  const written = label + print(value, indentAt(text, first.offset), oneLine)
  const at = parent.type === 'array' ? Number(path.at(-1)) : indexOfField(members, before ?? '')
  const next = at < 0 ? undefined : members[at]
  if (next) return [next.offset, next.offset, `${written},${between}`]
  const last = members.at(-1) ?? first
  return [end(last), end(last), `,${between}${written}`]
}

const end = (node: Node) => node.offset + node.length

const indexOfField = (members: Node[], name: string) =>
  members.findIndex((member) => member.children?.[0]?.value === name)

const isOnOneLine = (text: string, node: Node) => !text.slice(node.offset, end(node)).includes('\n')

function indentAt(text: string, offset: number): string {
  const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset)
  return /^\s*/.exec(line)?.[0] ?? ''
}

function print(value: unknown, indent: string, onOneLine: boolean): string {
  if (onOneLine) return printOnOneLine(value)
  return JSON.stringify(value, null, 2).replaceAll('\n', `\n${indent}`)
}

function printOnOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(printOnOneLine).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const fields = Object.entries(value).map(
    ([key, v]) => `${JSON.stringify(key)}: ${printOnOneLine(v)}`,
  )
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}'
}
