import * as z from 'zod/mini'

// The site's content security policy forbids generated code, which zod would try.
z.config({ jitless: true })

/**
 * Why a value is not what a kind of project is saved as: `Foreign` it is something else · `Newer` it was written by a
 * newer site · otherwise the code of zod's first issue. `path` of the invalid part, such as `rooms[3].links[0].yaw`;
 * empty for the whole.
 */
interface SchemaFault {
  code: SchemaFaultCode
  path: string
}

export type SchemaFaultCode = 'Foreign' | 'Newer' | z.core.$ZodIssue['code']

/** How a kind of project is saved. */
export interface ProjectFormat<Saved> {
  /** Increased when an older site could no longer read what is written. */
  version: number
  /** Whether a value is of this kind, in any version. */
  isKind(value: Record<string, unknown>): boolean
  /** Converts what an older site wrote: fills in missing parts and renames others. */
  migrate?(value: Record<string, unknown>): unknown
  schema: z.ZodMiniType<Saved>
}

/** Reads an untrusted value that was saved, or came as a file. */
export function readSavedValue<Saved>(
  value: unknown,
  { version, isKind, migrate, schema }: ProjectFormat<Saved>,
): { saved: Saved } | { fault: SchemaFault } {
  if (!isRecord(value) || !isKind(value)) return { fault: { code: 'Foreign', path: '' } }
  // Before anything else, since only the newer site knows what the rest means.
  if (Number.isFinite(value.version) && Number(value.version) > version)
    return { fault: { code: 'Newer', path: 'version' } }
  const read = schema.safeParse(migrate ? migrate(value) : value)
  if (read.success) return { saved: read.data }
  const [issue] = read.error.issues
  return { fault: { code: issue?.code ?? 'custom', path: z.core.toDotPath(issue?.path ?? []) } }
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Plain data with other names for some keys, at any depth: for what an older site called otherwise. */
export function renameKeys(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((each) => renameKeys(each, names))
  if (!isRecord(value) || value instanceof Blob) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [names[key] ?? key, renameKeys(each, names)]),
  )
}

export const numberBetween = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max))

export const integerIn = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** A text of at most so many UTF-16 units. */
export const textUpTo = (longest: number, form = /^/) =>
  z.string().check(z.maxLength(longest), z.regex(form))

/** The length is checked before any item is read, so that a huge list is refused at once. */
export const listOf = <Part extends z.core.$ZodType>(part: Part, least: number, most: number) =>
  z.pipe(z.array(z.unknown()).check(z.minLength(least), z.maxLength(most)), z.array(part))
