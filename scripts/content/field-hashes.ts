import { createHash } from 'node:crypto'
import { sectionKey } from '../../src/site/section-key.ts'

/** What is decided once for all languages: a change in it needs no translator. */
const notTranslated = new Set(['status', 'publishAt', 'date', 'updated', 'tab'])

/**
 * A short hash of each field of a document, of each of its sections, and of its body: what changed since can be named.
 * Spaces and the order of fields count for nothing; the order of sections is a field of its own.
 */
export function fieldHashes(
  fields: Record<string, unknown>,
  body?: string,
): Record<string, string> {
  const { sections, ...rest } = fields
  const parts = Object.entries({
    ...rest,
    ...(Array.isArray(sections) ? bySection(sections) : sections !== undefined && { sections }),
    ...(body === undefined ? {} : { body: body.trim() }),
  })
  return Object.fromEntries(
    parts
      .filter(([name]) => !notTranslated.has(name))
      .map(([name, value]) => [name, short(JSON.stringify(value) ?? '')]),
  )
}

function bySection(sections: unknown[]): Record<string, unknown> {
  const own = sections.map((section) => [`sections.${sectionKey(section)}`, section] as const)
  // A tool's words are fields of the page.
  const worded = own.filter(
    ([, section]) => (section as { type?: unknown } | null)?.type !== 'tool',
  )
  return { sections: own.map(([key]) => key), ...Object.fromEntries(worded) }
}

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
