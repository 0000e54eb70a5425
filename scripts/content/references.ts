import { z } from 'zod'
import type { ReferenceKind } from '../../content/schemas/fields.ts'

export interface Reference {
  kind: ReferenceKind
  value: string
  path: PropertyKey[]
}

/** Finds every field of a document that points to something else, by walking the schema and the data together. */
export function findReferences(
  schema: z.ZodType,
  data: unknown,
  path: PropertyKey[] = [],
): Reference[] {
  const kind = schema.meta()?.reference
  if (kind && typeof data === 'string') return [{ kind, value: data, path }]
  if (data === undefined || data === null) return []
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return findReferences(schema.unwrap() as z.ZodType, data, path)
  }
  if (schema instanceof z.ZodArray && Array.isArray(data)) {
    const element = schema.element as z.ZodType
    return data.flatMap((item, index) => findReferences(element, item, [...path, index]))
  }
  if (schema instanceof z.ZodRecord && typeof data === 'object') {
    const value = schema.valueType as z.ZodType
    return Object.entries(data).flatMap(([key, item]) =>
      findReferences(value, item, [...path, key]),
    )
  }
  if (schema instanceof z.ZodUnion) {
    const option = (schema.options as z.ZodType[]).find((each) => each.safeParse(data).success)
    return option ? findReferences(option, data, path) : []
  }
  if (schema instanceof z.ZodObject && typeof data === 'object') {
    return Object.entries(schema.shape).flatMap(([key, field]) =>
      findReferences(field as z.ZodType, (data as Record<string, unknown>)[key], [...path, key]),
    )
  }
  return []
}
