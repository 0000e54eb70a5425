import { z } from 'zod'

/** One kind of document: the single source of its contentlayer type, its zod schema and its JSON Schema. */
export interface DocumentDefinition<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** Unique name, in PascalCase: `Industry`. */
  name: string
  /** What it is, in words for those who write it. */
  about: string
  /** Where its files lie below a language's folder: `industries/*.mdx`. At most one `*`. */
  files: string
  /** `data` for JSON, `mdx` for front matter with a body. */
  format: 'data' | 'mdx'
  schema: z.ZodObject<Shape, z.core.$strict>
}

/** A compiled body: a React component made of the file's MDX. */
export type Body = (props: { components?: Record<string, unknown> }) => React.ReactNode

/** What a reader of documents gets: the checked fields, and the body where the format has one. */
export type DocumentOf<Definition> = Definition extends {
  schema: infer Schema extends z.ZodType
  format: infer Format
}
  ? z.infer<Schema> & (Format extends 'mdx' ? { Body: Body } : unknown)
  : never

export function defineDocument<
  Shape extends z.ZodRawShape,
  Format extends 'data' | 'mdx',
  const Files extends string,
>(
  name: string,
  options: { about?: string; files: Files; format: Format; fields: Shape },
): DocumentDefinition<Shape> & { format: Format; files: Files } {
  const { about = '', files, format, fields } = options
  return { name, about, files, format, schema: z.strictObject(fields) }
}

/**
 * Whether a file belongs to a definition.
 * @param path  relative to `content/`, with its language: `en/industries/politics.mdx`
 */
export function ownsFile(definition: DocumentDefinition, path: string): boolean {
  const inLocale = path.slice(path.indexOf('/') + 1)
  const [before, after] = definition.files.split('*')
  if (after === undefined) return inLocale === definition.files
  const middle = inLocale.slice(before?.length, inLocale.length - after.length)
  return inLocale === before + middle + after && middle !== '' && !middle.includes('/')
}
