import { readSource } from '../../scripts/content/source.ts'
import { findEdits } from './edits.ts'
import { editJson } from './json-text.ts'
import { editYaml } from './yaml-text.ts'
import { printLines } from './yaml-value.ts'

/** What a document says, apart from how it is written. */
export interface Content {
  data: unknown
  /** Of MDX: what follows the front matter, without the blank lines round it. */
  body?: string | undefined
}

export interface ReadContent extends Content {
  /** The line of the file that the body begins at, from 1. */
  bodyLine?: number | undefined
  /** What keeps the file from being read. */
  errors: string[]
}

export function readContent(path: string, text: string): ReadContent {
  const { data, errors, body } = readSource(path, text)
  const messages = errors.map(({ message }) => message)
  if (!body) return { data, errors: messages }
  const blank = /^\n*/.exec(body.text)?.[0] ?? ''
  return {
    data,
    errors: messages,
    body: body.text.slice(blank.length).trimEnd(),
    bodyLine: body.linesAbove + blank.length + 1,
  }
}

/**
 * The text of a document that says something else now, otherwise written as it was.
 * @param path  decides the format by its ending
 * @throws RangeError when the text cannot be read
 */
export function writeContent(path: string, text: string, wanted: Content): string {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const plain = text.replaceAll('\r\n', '\n')
  const before = readContent(path, plain)
  if (before.errors.length > 0) throw new RangeError(before.errors.join('\n'))
  const edits = findEdits(before.data, wanted.data)
  const changed = path.endsWith('.mdx')
    ? writeMdx(plain, before, wanted.body ?? '', (front) => edits.reduce(editYaml, front))
    : edits.reduce(editJson, plain)
  return changed.replaceAll('\n', lineEnd)
}

function writeMdx(
  text: string,
  before: ReadContent,
  body: string,
  edit: (front: string) => string,
): string {
  const open = '---\n'
  const close = text.indexOf('\n---', open.length)
  // Up to the line end, so that what is added at the end has one to follow.
  const front = edit(text.slice(open.length, close + 1)).trimEnd()
  const rest = text.slice(close)
  if (body.trim() === before.body) return open + front + rest
  const at = before.body ? rest.lastIndexOf(before.body) : rest.length
  const gap = before.body ? '' : '\n'
  return `${open}${front}${rest.slice(0, at)}${gap}${body.trim()}\n`
}

/** The text of a document that is new. */
export function printContent(path: string, { data, body = '' }: Content): string {
  if (!path.endsWith('.mdx')) return `${JSON.stringify(data, null, 2)}\n`
  return `---\n${printLines(data, '')}---\n\n${body.trimEnd()}\n`
}
