import * as z from 'zod/mini'
import { type ContactMessage, contactIssues } from './contact.ts'

/** Why a message was not taken. */
export const refusals = [
  /** 400: the body is no JSON object */
  'unreadable',
  /** 400: fields are wrong; `issues` says which */
  'invalid',
  /** 400: the idempotency key is empty or longer than 255 characters */
  'bad-key',
  /** 413 */
  'too-large',
  /** 415: the body is not `application/json` */
  'unsupported-type',
  /** 422: the key belongs to another message */
  'key-reused',
  /** 429: `Retry-After` says in how many seconds */
  'too-many',
  /** 503: it could not be kept; the same request may be sent again */
  'unavailable',
] as const

export type Refusal = (typeof refusals)[number]

const issue = z.optional(z.enum(contactIssues))

/** What is wrong, by field: the first issue of each. */
const fieldIssues = z.object({ name: issue, email: issue, service: issue, message: issue })

export type FieldIssues = Partial<Record<keyof ContactMessage, (typeof contactIssues)[number]>>

/** What the server answers. What else a server may say is passed over. */
export const contactAnswer = z.object({
  success: z.boolean(),
  code: z.optional(z.string()),
  issues: z.optional(fieldIssues),
})

export type ContactAnswer = z.infer<typeof contactAnswer>
