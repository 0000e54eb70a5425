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

/** Lengths in UTF-16 units, as `maxlength` counts them, of what is left once outer blanks are gone. */
export const limits = {
  name: { min: 2, max: 50 },
  message: { min: 10, max: 500 },
  /** RFC 5321 §4.5.3.1: no longer address can be delivered to. */
  email: { max: 254 },
} as const

/** What can be wrong with a message, as codes: each language has its own sentence for them. */
export type ContactIssue =
  | 'nameShort'
  | 'nameLong'
  | 'email'
  | 'service'
  | 'messageShort'
  | 'messageLong'

const issue = (code: ContactIssue) => code

/** A contact message: what the form sends and the server takes. Issues carry a {@link ContactIssue} as their message. */
export const contactMessage = z.object({
  name: z
    .string(issue('nameShort'))
    .check(
      z.trim(),
      z.minLength(limits.name.min, issue('nameShort')),
      z.maxLength(limits.name.max, issue('nameLong')),
    ),
  email: z
    .string(issue('email'))
    .check(z.trim(), z.email(issue('email')), z.maxLength(limits.email.max, issue('email'))),
  service: z.enum(services, issue('service')),
  message: z
    .string(issue('messageShort'))
    .check(
      z.trim(),
      z.minLength(limits.message.min, issue('messageShort')),
      z.maxLength(limits.message.max, issue('messageLong')),
    ),
})

export type ContactMessage = z.infer<typeof contactMessage>

/** What the server answers; its words are for developers and are never shown. */
export const contactAnswer = z.object({
  success: z.boolean(),
  message: z.optional(z.string()),
})

export type ContactAnswer = z.infer<typeof contactAnswer>

/** Where messages go. */
export const contactPath = '/api/contact'

/** The header whose value is the same for every attempt to send one message, so that it is kept once. */
export const idempotencyHeader = 'Idempotency-Key'
