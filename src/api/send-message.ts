import {
  type ContactMessage,
  contactAnswer,
  contactPath,
  idempotencyHeader,
} from '../contract/contact.ts'

/** How long an attempt may take, milliseconds. */
export const SEND_TIMEOUT = 20_000

/** The message did not get through, or no answer came: it may be sent again. */
export class NetworkFailure extends Error {}

/** The server answered and did not take the message. */
export class Refused extends Error {}

/**
 * Sends a contact message.
 * @param key  the same for every attempt to send this message
 * @throws NetworkFailure when there is no answer; Refused when the answer is not a success
 */
export async function sendMessage(message: ContactMessage, key: string): Promise<void> {
  const answer = await post(message, key)
  const body: unknown = await answer.json().catch(() => undefined)
  const read = contactAnswer.safeParse(body)
  if (!answer.ok || !read.success || !read.data.success) {
    throw new Refused(`${contactPath} answered ${answer.status}`)
  }
}

async function post(message: ContactMessage, key: string): Promise<Response> {
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
