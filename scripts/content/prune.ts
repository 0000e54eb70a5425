import type { z } from 'zod'
import { hiddenBy } from './publication.ts'
import { findReferences } from './references.ts'

/**
 * A document without what leads to hidden addresses: their entries in lists go, and optional fields that name them.
 * @param hidden  addresses as `/solutions/x` and `/whats-new#x`
 * @returns a copy; what the document cannot do without stays, which the check has told of before
 */
export function prune<Fields extends object>(
  schema: z.ZodType,
  fields: Fields,
  hidden: ReadonlySet<string>,
): Fields {
  const pruned = structuredClone(fields)
  const removals = findReferences(schema, fields).flatMap(({ kind, value, removal }) =>
    removal && kind === 'page' && hiddenBy(value, hidden) !== undefined ? [removal.path] : [],
  )
  const paths = new Map(removals.map((path) => [JSON.stringify(path), path]))
  // From the end, so that the places of the entries before stay what they are.
  for (const path of [...paths.values()].reverse()) remove(pruned, path)
  return pruned
}

function remove(data: unknown, path: PropertyKey[]): void {
  const key = path.at(-1)
  let parent = data as Record<PropertyKey, unknown> | unknown[] | undefined
  for (const step of path.slice(0, -1)) {
    parent = (parent as Record<PropertyKey, typeof parent> | undefined)?.[step]
  }
  if (Array.isArray(parent)) parent.splice(Number(key), 1)
  else if (parent && key !== undefined) delete parent[key]
}
