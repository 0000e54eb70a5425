import { z } from 'zod'
import { didYouMean } from './suggest.ts'

interface Explained {
  path: PropertyKey[]
  /** What was found, an arrow, and what is allowed. */
  message: string
}

/**
 * A zod issue in words for whoever wrote the file: what was found, and what is allowed.
 * @param schema  of the whole document; with it a field that does not exist is told what was meant
 */
export function explain(issue: z.core.$ZodIssue, schema?: z.ZodType): Explained[] {
  const { path } = issue
  const found = issue.input === undefined ? 'missing' : phrase(issue.input)
  const say = (allowed: string) => [{ path, message: `${found} → ${allowed}` }]
  switch (issue.code) {
    case 'invalid_type':
      return say(kinds[issue.expected] ?? issue.expected)
    case 'invalid_value':
      return say(list(issue.values) + didYouMean(issue.input, issue.values as unknown[]))
    case 'unrecognized_keys': {
      const names = schema ? fieldsAt(schema, path, issue.input) : []
      // Each key on its own, so that the place is the key's and not the object's.
      return issue.keys.map((key) => ({
        path: [...path, key],
        message: `no such field → ${names.length > 0 ? names.join(', ') : 'remove it'}${didYouMean(key, names)}`,
      }))
    }
    case 'too_big':
      return say(`at most ${amount(issue.maximum, issue.origin)}`)
    case 'too_small':
      return say(`at least ${amount(issue.minimum, issue.origin)}`)
    case 'invalid_union': {
      const { discriminator, options, input } = issue as Issue
      if (!discriminator || !options) return say('one of the allowed forms')
      const given = (input as Record<string, unknown> | undefined)?.[discriminator]
      const was = given === undefined ? 'missing' : phrase(given)
      return [{ path, message: `${was} → ${list(options)}${didYouMean(given, options)}` }]
    }
    default:
      return say(issue.message)
  }
}

/** Of a value whose type names none of the forms that it may have. */
type Issue = z.core.$ZodIssue & { discriminator?: string; options?: unknown[] }

const kinds: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of fields',
}

const list = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join(', ')

function amount(size: number | bigint, origin: string): string {
  if (origin === 'string') return `${size} characters`
  if (origin === 'array') return `${size} entries`
  return String(size)
}

function phrase(input: unknown): string {
  if (Array.isArray(input)) return `a list of ${input.length}`
  if (typeof input === 'string' && input.length > 40) {
    return `${input.length} characters, “${input.slice(0, 30)}…”`
  }
  if (typeof input === 'object' && input !== null) return 'a group of fields'
  return JSON.stringify(input) ?? 'nothing'
}

/** The names of the fields that the group at a path may have; none where it is no such group. */
function fieldsAt(schema: z.ZodType, path: PropertyKey[], group: unknown): string[] {
  const found = path.reduce((at, key) => at.flatMap((each) => below(each, key)), forms(schema))
  const type = (group as { type?: unknown } | null)?.type
  const own = found.filter((form) => form instanceof z.ZodObject)
  // Of several forms that can stand there, the one that the group says it is.
  const [one] = own.filter(({ shape }) => own.length === 1 || shape.type?.safeParse(type).success)
  return one ? Object.keys(one.shape) : []
}

function below(form: unknown, key: PropertyKey): unknown[] {
  if (form instanceof z.ZodObject) return forms(form.shape[key as string])
  if (form instanceof z.ZodArray) return forms(form.element)
  return form instanceof z.ZodRecord ? forms(form.valueType) : []
}

/** The forms that a value may have: several where its type decides. */
const forms = (schema: unknown): unknown[] =>
  schema instanceof z.ZodUnion ? schema.options.flatMap(forms) : [unwrap(schema)]

function unwrap(schema: unknown): unknown {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap())
    : schema
}
