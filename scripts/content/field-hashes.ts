import { createHash } from 'node:crypto'

/** What is decided once for all languages: a change in it needs no translator. */
const notTranslated = new Set(['status', 'publishAt', 'date', 'updated', 'tab'])

/**
 * A short hash of each field of a document, and of its body: what changed since can be named. Spaces and the order of
 * fields count for nothing.
 */
export function fieldHashes(
  fields: Record<string, unknown>,
  body?: string,
): Record<string, string> {
  const parts = Object.entries({ ...fields, ...(body === undefined ? {} : { body: body.trim() }) })
  return Object.fromEntries(
    parts
      .filter(([name]) => !notTranslated.has(name))
      .map(([name, value]) => [name, short(JSON.stringify(value) ?? '')]),
  )
}

const short = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8)
