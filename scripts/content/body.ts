import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import type { Place } from './place.ts'
import { didYouMean } from './suggest.ts'

export interface BodyFinding {
  place: Place
  /** `link` and `picture` name their target; `error` says what is wrong. */
  kind: 'link' | 'picture' | 'error'
  value: string
}

/** The components that a body may use: the pages hand none in today, so Markdown's own signs are all there is. */
export const components: string[] = []

/** Reads Markdown as a build does. */
export const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm)

/** The links and pictures of an MDX body, or why it cannot be read. Places count from the file's first line. */
export function readBody(body: { text: string; linesAbove: number }): BodyFinding[] {
  const findings: BodyFinding[] = []
  try {
    visit(parser.parse(body.text), (node) => {
      const start = node.position?.start
      const place = { line: (start?.line ?? 1) + body.linesAbove, column: start?.column ?? 1 }
      const add = (kind: BodyFinding['kind'], value: string) =>
        findings.push({ place, kind, value })
      switch (node.type) {
        case 'link':
          add('link', node.url)
          break
        case 'image':
          add('picture', node.url)
          if (!node.alt) add('error', 'a picture without alt text → ![description](name)')
          break
        case 'mdxJsxFlowElement':
        case 'mdxJsxTextElement':
          if (!components.includes(node.name ?? '')) add('error', unknownComponent(node.name))
          break
        case 'mdxjsEsm':
          add('error', 'import and export → not allowed, write text only')
          break
        case 'mdxFlowExpression':
        case 'mdxTextExpression':
          add('error', `{${node.value}} → write \\{ for a literal brace`)
          break
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

function unknownComponent(name: string | null): string {
  const allowed = components.length > 0 ? components.join(', ') : 'Markdown only, no components'
  return `no such component <${name ?? ''}> → ${allowed}${didYouMean(name, components)}`
}
