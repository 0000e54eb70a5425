import { type DocumentType, defineDocumentType, type FieldDef } from 'contentlayer2/source-files'
import type { z } from 'zod'
import type { DocumentDefinition } from '../../content/schemas/define.ts'

/**
 * The contentlayer type of a definition. Scalars keep their kind; whatever is nested becomes `json`,
 * since the strict zod schema of the same definition has already checked it.
 */
export function toContentlayer(definition: DocumentDefinition): DocumentType {
  const fields: Record<string, FieldDef> = {}
  for (const [name, schema] of Object.entries(definition.schema.shape)) {
    fields[name] = {
      type: scalarKind(schema as z.ZodType) ?? 'json',
      required: !(schema as z.ZodType).safeParse(undefined).success,
    }
  }
  return defineDocumentType(() => ({
    name: definition.name,
    filePathPattern: `*/${definition.files}`,
    contentType: definition.format,
    fields,
  }))
}

function scalarKind(schema: z.ZodType): 'string' | 'number' | 'boolean' | undefined {
  const kind = schema._zod.def.type
  return kind === 'string' || kind === 'number' || kind === 'boolean' ? kind : undefined
}
