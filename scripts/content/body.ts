import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Place } from './source.ts'

export interface BodyFinding {
  place: Place
  /** `link` and `picture` name their target; `error` says what is wrong. */
  kind: 'link' | 'picture' | 'error'
  value: string
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** The links and pictures of an MDX body, or why it cannot be read. Places count from the file's first line. */
export function readBody(body: { text: string; linesAbove: number }): BodyFinding[] {
  const findings: BodyFinding[] = []
  const placeOf = (node: { position?: { start: Place } }): Place => ({
    line: (node.position?.start.line ?? 1) + body.linesAbove,
    column: node.position?.start.column ?? 1,
  })
  try {
    visit(parser.parse(body.text), (node) => {
      if (node.type === 'link')
        findings.push({ place: placeOf(node), kind: 'link', value: node.url })
      if (node.type === 'image') {
        findings.push({ place: placeOf(node), kind: 'picture', value: node.url })
        if (!node.alt) {
          findings.push({
            place: placeOf(node),
            kind: 'error',
            value: 'the picture has no alt text',
          })
        }
      }
    })
  } catch (error) {
    const {
      line = 1,
      column = 1,
      reason,
    } = error as { line?: number; column?: number; reason?: string }
    const place = { line: line + body.linesAbove, column }
    findings.push({ place, kind: 'error', value: reason ?? String(error) })
  }
  return findings
}
