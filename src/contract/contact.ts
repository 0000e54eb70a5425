import * as z from 'zod/mini'

/** What a message can be about, in the order of the form. */
export const services = [
  'property-tours',
  'furniture-placement',
  'virtual-staging',
  'virtual-classrooms',
  'custom',
] as const

export type Service = (typeof services)[number]

/** Lengths of the trimmed fields in UTF-16 units, as `maxlength` counts them. */
export const fieldLimits = {
  name: { min: 2, max: 50 },
  message: { min: 10, max: 500 },
  /** The longest address that mail can be delivered to: RFC 5321 §4.5.3.1. */
  email: { max: 254 },
} as const

/** What can be wrong with a message, as codes that each language translates. */
export const contactIssues = [
  'nameShort',
  'nameLong',
  'email',
  'service',
  'messageShort',
  'messageLong',
] as const

export type ContactIssue = (typeof contactIssues)[number]

const issue = (code: ContactIssue) => code

/**
 * A contact message: what the form sends and the server takes. Issues carry a {@link ContactIssue} as their message.
 */
export const contactMessage = z.object({
  name: z
    .string(issue('nameShort'))
    .check(
      z.trim(),
      z.minLength(fieldLimits.name.min, issue('nameShort')),
      z.maxLength(fieldLimits.name.max, issue('nameLong')),
    ),
  email: z
    .string(issue('email'))
    .check(z.trim(), z.email(issue('email')), z.maxLength(fieldLimits.email.max, issue('email'))),
  service: z.enum(services, issue('service')),
  message: z
    .string(issue('messageShort'))
    .check(
      z.trim(),
      z.minLength(fieldLimits.message.min, issue('messageShort')),
      z.maxLength(fieldLimits.message.max, issue('messageLong')),
    ),
})

export type ContactMessage = z.infer<typeof contactMessage>

/**
 * A hidden field that only bots fill in. A message with a value there is answered like a stored one, so that bots learn
 * nothing, and dropped.
 */
export const honeypotField = 'website'

/** What the form sends: a message, and the honeypot field only when it has a value. */
export const contactForm = z.extend(contactMessage, {
  [honeypotField]: z.optional(
    z.pipe(
      z.string(),
      z.transform((text: string) => text || undefined),
    ),
  ),
})

export type ContactFormValues = z.infer<typeof contactForm>

/** The path that messages are posted to. */
export const contactPath = '/api/contact'

/**
 * The header whose value is the same for every attempt to send one message, so that a retry is stored once. It is
 * optional: each request without it is a message of its own.
 */
export const idempotencyHeader = 'Idempotency-Key'

/**
 * Any 1 to 255 characters, since clients make keys in many forms. Node reads a header as Latin-1: a character a byte.
 */
export const idempotencyKeyPattern = /^.{1,255}$/

/** The longest body that is read, bytes. */
export const bodyLimit = 16 * 1024

/** Why a message was not taken. */
const refusals = [
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

const fieldIssue = z.optional(z.enum(contactIssues))

/** The first issue of each field; a tab that was opened before a release ignores a field that it does not know. */
const fieldIssues = z.object({
  name: fieldIssue,
  email: fieldIssue,
  service: fieldIssue,
  message: fieldIssue,
})

export type FieldIssues = z.infer<typeof fieldIssues>

/** What the server answers; other keys are ignored. */
export const contactResponse = z.object({
  success: z.boolean(),
  code: z.optional(z.string()),
  issues: z.optional(fieldIssues),
})

export type ContactResponse = z.infer<typeof contactResponse>
