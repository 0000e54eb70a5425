import type { z } from 'zod'

interface Explained {
  path: PropertyKey[]
  message: string
}

/** A zod issue in words for whoever wrote the file: what was found, and what is allowed. */
export function explain(issue: z.core.$ZodIssue): Explained[] {
  const { path } = issue
  const found = phrase(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return [{ path, message: `missing; needs ${issue.expected}` }]
      return [{ path, message: `found ${found}, needs ${issue.expected}` }]
    case 'invalid_value':
      if (issue.input === undefined)
        return [{ path, message: `missing; allowed: ${list(issue.values)}` }]
      return [{ path, message: `found ${found}, allowed: ${list(issue.values)}` }]
    case 'unrecognized_keys':
      // Each key on its own, so that the place is the key's and not the object's.
      return issue.keys.map((key) => ({ path: [...path, key], message: 'no such field' }))
    case 'too_big':
      return [{ path, message: `found ${found}, at most ${amount(issue.maximum, issue.origin)}` }]
    case 'too_small':
      return [{ path, message: `found ${found}, at least ${amount(issue.minimum, issue.origin)}` }]
    case 'invalid_union':
      return [{ path, message: `found ${found}, which fits none of the allowed forms` }]
    default:
      return [{ path, message: `found ${found}: ${issue.message}` }]
  }
}

const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

function amount(size: number | bigint, origin: string): string {
  if (origin === 'string') return `${size} characters`
  if (origin === 'array') return `${size} entries`
  return String(size)
}

function phrase(input: unknown): string {
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'string' && input.length > 60) return `${input.length} characters`
  if (typeof input === 'object' && input !== null) return 'an object'
  return JSON.stringify(input) ?? 'nothing'
}
