import { type ContactForm, contactPath, idempotencyHeader } from '../contract/contact.ts'
import { contactAnswer, type FieldIssues } from '../contract/contact-answer.ts'

/** How long an attempt may take, milliseconds. */
export const SEND_TIMEOUT = 20_000

/** The message did not get through, or no answer came: it may be sent again. */
export class NetworkFailure extends Error {}

/** The server answered and did not take the message. */
export class Refused extends Error {
  readonly status: number
  /** what the server found wrong, by field */
  readonly issues: FieldIssues

  constructor(status: number, issues: FieldIssues = {}) {
    super(`${contactPath} answered ${status}`)
    this.status = status
    this.issues = issues
  }

  /** Whether the visitor has sent too much in too short a time. */
  get isTooMany(): boolean {
    return this.status === 429
  }
}

/**
 * Sends a contact message.
 * @param key  the same for every attempt to send this message
 * @throws NetworkFailure when there is no answer; Refused when the answer is not a success
 */
export async function sendMessage(message: ContactForm, key: string): Promise<void> {
  const answer = await post(message, key)
  const body: unknown = await answer.json().catch(() => undefined)
  const read = contactAnswer.safeParse(body)
  if (!answer.ok || !read.success || !read.data.success) {
    throw new Refused(answer.status, read.data?.issues)
  }
}

async function post(message: ContactForm, key: string): Promise<Response> {
  try {
    return await fetch(contactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    })
  } catch (cause) {
    throw new NetworkFailure(`${contactPath} could not be reached`, { cause })
  }
}
