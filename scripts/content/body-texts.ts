import { visit } from 'unist-util-visit'
import { parser } from './body.ts'
import type { Source, Spelled } from './place.ts'
import { readMarkdown, spell } from './spell.ts'

type Root = ReturnType<typeof parser.parse>
type Nodes = Root | Root['children'][number]

/** Replaces what isn't running text: code, a picture, an expression. */
export const opaque = '\uE001'

/**
 * Reads the running text of an MDX body: one text for each paragraph, heading or table cell, as quotes and sentences
 * continue through emphasis and links. A body that can't be parsed has none; `readBody` reports it.
 */
export function readBodyTexts({ text: source, offset }: NonNullable<Source['body']>): Spelled[] {
  const texts: Spelled[] = []
  try {
    visit(parser.parse(source), (node) => {
      if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
        texts.push(inFile(runningText(node, source), offset))
      }
      if (node.type === 'image') texts.push(...altText(node, source, offset))
    })
  } catch {
    return []
  }
  return texts
}

function runningText(node: Nodes, source: string): Spelled {
  const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]
  const whole: Spelled = { text: opaque, starts: [start], ends: [end] }
  if (node.type === 'text') return spell(node.value, source, start, readMarkdown) ?? whole
  // A bare URL.
  if (node.type === 'link' && source[start] !== '[') return whole
  if (!('children' in node)) return whole
  const parts = node.children.map((child) => runningText(child, source))
  return {
    text: parts.map(({ text }) => text).join(''),
    starts: parts.flatMap(({ starts }) => starts),
    ends: parts.flatMap(({ ends }) => ends),
  }
}

/** The alt text of a picture. */
function altText(node: Nodes & { type: 'image' }, source: string, offset: number): Spelled[] {
  const start = node.position?.start.offset ?? 0
  const alt = spell(node.alt ?? '', source, start + '!['.length, readMarkdown)
  return alt ? [inFile(alt, offset)] : []
}

/** Markdown's offsets count from the start of the body. */
const inFile = ({ text, starts, ends }: Spelled, offset: number): Spelled => ({
  text,
  starts: starts.map((start) => start + offset),
  ends: ends.map((end) => end + offset),
})
