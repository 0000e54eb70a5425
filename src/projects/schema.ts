import * as z from 'zod/mini'

// The site's content security policy forbids generated code, which zod would try.
z.config({ jitless: true })

/**
 * Why a value is not what a kind of project is saved as:
 * `Foreign` it is something else · `Newer` it was written by a newer site · `Type` another kind of value · `Missing`,
 * `Unknown` a key too few, too many · `Range` a number out of range · `Length` too long or too short · `Text` a text of
 * another form · `Unfit` parts that do not fit together.
 */
export type SchemaFaultCode =
  | 'Foreign'
  | 'Newer'
  | 'Type'
  | 'Missing'
  | 'Unknown'
  | 'Range'
  | 'Length'
  | 'Text'
  | 'Unfit'

/** `path` of the invalid part, such as `rooms[3].links[0].yaw`; empty for the whole. */
interface SchemaFault {
  code: SchemaFaultCode
  path: string
}

/** How a kind of project is saved. */
export interface ProjectKind<Saved> {
  /** Increased when an older site could no longer read what is written. */
  version: number
  /** Whether a value is of this kind, in any version. */
  isKind(value: Record<string, unknown>): boolean
  /** Converts what an older site wrote; only missing parts are filled in. */
  migrate?(value: Record<string, unknown>): unknown
  schema: z.ZodMiniType<Saved>
}

/** Reads an untrusted value that was saved, or came as a file. */
export function readSaved<Saved>(
  value: unknown,
  { version, isKind, migrate, schema }: ProjectKind<Saved>,
): { saved: Saved } | { fault: SchemaFault } {
  if (!isRecord(value) || !isKind(value)) return { fault: { code: 'Foreign', path: '' } }
  // Before anything else, since only the newer site knows what the rest means.
  if (Number.isFinite(value.version) && Number(value.version) > version)
    return { fault: { code: 'Newer', path: 'version' } }
  const read = schema.safeParse(migrate ? migrate(value) : value, { reportInput: true })
  return read.success ? { saved: read.data } : { fault: faultOf(read.error.issues[0]) }
}

function faultOf(issue: z.core.$ZodIssue | undefined): SchemaFault {
  const path = issue ? pathOf(issue.path) : ''
  switch (issue?.code) {
    case 'unrecognized_keys': {
      // An unknown key is foreign text, so its end is cut off.
      const key = issue.keys[0]?.slice(0, 40) ?? ''
      return { code: 'Unknown', path: path ? `${path}.${key}` : key }
    }
    case 'too_big':
    case 'too_small':
      return { code: /^(array|string)$/.test(issue.origin) ? 'Length' : 'Range', path }
    case 'invalid_format':
      return { code: 'Text', path }
    case 'custom':
      return { code: 'Unfit', path }
    default: {
      const isMissing = issue?.input === undefined && typeof issue?.path.at(-1) === 'string'
      const isNumber = issue?.code === 'invalid_type' && typeof issue.input === 'number'
      const wantsNumber = isNumber && /^(number|int)$/.test(issue.expected)
      return { code: isMissing ? 'Missing' : wantsNumber ? 'Range' : 'Type', path }
    }
  }
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((all, part) => {
    if (typeof part === 'number') return `${all}[${part}]`
    return all ? `${all}.${String(part)}` : String(part)
  }, '')

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const numberBetween = (min: number, max: number) => z.number().check(z.gte(min), z.lte(max))

export const integerIn = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** A text of at most so many UTF-16 units. */
export const textOf = (longest: number, form = /^/) =>
  z.string().check(z.maxLength(longest), z.regex(form))

/** The length is checked before any item is read, so that a huge list is refused at once. */
export const listOf = <Part extends z.core.$ZodType>(part: Part, least: number, most: number) =>
  z.pipe(z.array(z.unknown()).check(z.minLength(least), z.maxLength(most)), z.array(part))
