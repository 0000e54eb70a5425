import { QueryClient, useMutation } from '@tanstack/react-query'
import {
  type ContactFormValues,
  contactPath,
  contactResponse,
  type FieldIssues,
  idempotencyHeader,
} from '../contract/contact.ts'

/** How long an attempt may take, milliseconds. */
const SEND_TIMEOUT = 20_000

/** The request failed, or no answer came: the message may be sent again. */
export class NetworkError extends Error {}

/** The server answered that it did not accept the message. */
export class RefusedError extends Error {
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
 * @throws NetworkError when there is no answer; RefusedError when the answer is not a success
 */
export async function sendMessage(message: ContactFormValues, key: string): Promise<void> {
  const { ok, status, text } = await post(message, key)
  const read = contactResponse.safeParse(parse(text))
  if (!ok || !read.success || !read.data.success) throw new RefusedError(status, read.data?.issues)
}

/** Reads the whole answer, since a truncated one does not tell whether the message was stored. */
async function post(message: ContactFormValues, key: string) {
  try {
    const answer = await fetch(contactPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(SEND_TIMEOUT),
    })
    return { ok: answer.ok, status: answer.status, text: await answer.text() }
  } catch (cause) {
    throw new NetworkError(`${contactPath} could not be reached`, { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Gives each message an idempotency key, the same for every attempt to send it, so that a message whose answer was lost
 * is not stored twice.
 * @param create  makes a new key
 */
export function createIdempotencyKeys(create: () => string) {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(message: ContactFormValues): string {
      const text = JSON.stringify(message)
      if (last?.text !== text) last = { text, key: create() }
      return last.key
    },
    /** To be called when a message has arrived, since the same text may be sent again on purpose. */
    forget(): void {
      last = undefined
    },
  }
}

/** 128 random bits in hexadecimal; unlike `crypto.randomUUID` this works without https as well. */
export function randomIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// A client of its own instead of a provider around the page, since nothing else asks a server.
const client = new QueryClient()
const keys = createIdempotencyKeys(randomIdempotencyKey)

/** How often a failed request is repeated automatically. */
const RETRIES = 1

/** Sends a contact message, and repeats it under the same key when the network failed. */
export function useSendMessage() {
  return useMutation(
    {
      mutationFn: (message: ContactFormValues) => sendMessage(message, keys.keyOf(message)),
      retry: (failures, error) => failures < RETRIES && error instanceof NetworkError,
      // Offline the request fails at once; by default it would wait for a connection with the button disabled.
      networkMode: 'always',
      onSuccess: keys.forget,
    },
    client,
  )
}
