import { z } from 'zod'
import type { ReferenceKind } from '../../content/schemas/fields.ts'

/** What goes when the thing that a field points to is hidden: an optional field, or an entry of a list. */
export interface Removal {
  path: PropertyKey[]
  /** Of an entry: its list, and how many entries that has and needs. */
  list?: { path: PropertyKey[]; size: number; least: number }
  /** Of an entry that has one: a place that others may link to. */
  id?: string | undefined
}

export interface Reference {
  kind: ReferenceKind
  value: string
  path: PropertyKey[]
  /** The least that can go with it; undefined where the document cannot do without. */
  removal?: Removal
}

/** Finds every field of a document that points to something else, by walking the schema and the data together. */
export function findReferences(
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
  removal?: Removal,
): Reference[] {
  const kind = schema.meta()?.reference
  if (kind && typeof data === 'string') return [{ kind, value: data, path, removal }]
  if (data === undefined || data === null) return []
  if (schema instanceof z.ZodOptional) {
    return findReferences(schema.unwrap() as z.ZodType, data, path, { path })
  }
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return findReferences(schema.unwrap() as z.ZodType, data, path, removal)
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    const element = schema.element as z.ZodType
    const list = { path, size: data.length, least: leastEntries(schema) }
    return data.flatMap((item, index) => {
      const own = [...path, index]
      return findReferences(element, item, own, { path: own, list, id: idOf(item) })
    })
  }
  if (schema instanceof z.ZodRecord && typeof data === 'object') {
    const value = schema.valueType as z.ZodType
    return Object.entries(data).flatMap(([key, item]) =>
      findReferences(value, item, [...path, key], removal),
    )
  }
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((each) => each.safeParse(data).success)
    return option ? findReferences(option, data, path, removal) : []
  }
  if (schema instanceof z.ZodObject && typeof data === 'object') {
    const values = data as Record<string, unknown>
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      findReferences(field as z.ZodType, values[key], [...path, key], removal),
    )
  }
  return []
}

function idOf(entry: unknown): string | undefined {
  const id = (entry as { id?: unknown } | null)?.id
  return typeof id === 'string' ? id : undefined
}

/** How many entries a list needs, from its `min` or its `length`. */
function leastEntries(schema: z.ZodArray): number {
  const checks = (schema._zod.def.checks ?? []).map(({ _zod }) => _zod.def)
  const sizes = checks.flatMap((def) => {
    const { minimum, length } = def as { minimum?: number; length?: number }
    return minimum ?? length ?? []
  })
  return Math.max(0, ...sizes)
}
