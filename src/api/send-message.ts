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
  const { ok, status, text } = await post(message, key)
  const read = contactAnswer.safeParse(parse(text))
  if (!ok || !read.success || !read.data.success) throw new Refused(status, read.data?.issues)
}

/** Reads the answer to its end, since one that is cut off says no more than none. */
async function post(message: ContactForm, key: string) {
  try {
    const answer = await fetch(contactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (cause) {
    throw new NetworkFailure(`${contactPath} could not be reached`, { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
