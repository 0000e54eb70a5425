import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import {
  bodyLimit,
  type ContactMessage,
  type ContactResponse,
  contactMessage,
  type FieldIssues,
  honeypotField,
  idempotencyHeader,
  idempotencyKeyPattern,
  type Refusal,
} from '../../contract/contact.ts'

import { cleanForm } from './clean.ts'

/** A validated message as it came in. */
export interface ReceivedMessage {
  message: ContactMessage
  /** the client's idempotency key, or a random one where it sent none */
  key: string
  /** network address of the sender */
  address: string
}

/** The result of storing a message; `unavailable` when it failed. `wait` is in milliseconds. */
export type StoreResult =
  | { kind: 'kept' | 'repeated' | 'key-reused' | 'unavailable' }
  | { kind: 'too-many'; wait: number }

interface ContactApiParts {
  /** Resolves when the message is stored durably, or with the reason why it is not. */
  storeMessage: (sent: ReceivedMessage) => Promise<StoreResult>
  addressOf: (c: Context) => string
}

const statusOf = {
  unreadable: 400,
  invalid: 400,
  'bad-key': 400,
  'too-large': 413,
  'unsupported-type': 415,
  'key-reused': 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<Refusal, number>

/** `Retry-After` after a failure of the server, milliseconds. */
const pause = 30_000

/** Builds `POST /contact`; the contract lists its refusals and their statuses. */
export function contactApi({ storeMessage, addressOf }: ContactApiParts): Hono {
  const api = new Hono()
  api.post('/contact', async (c) => {
    c.header('Cache-Control', 'no-store')
    if (!isJson(c)) return refuse(c, 'unsupported-type')
    const bytes = await readBody(c.req.raw, bodyLimit)
    if (bytes === 'too-large') {
      // The rest of the body is not read.
      c.header('Connection', 'close')
      return refuse(c, 'too-large')
    }
    const form = bytes === 'cut' ? null : readObject(bytes)
    if (!form) return refuse(c, 'unreadable')
    if (form[honeypotField]) return succeed(c)
    // A request without a key gets a random one, so that the store knows only messages with a key.
    const key = c.req.header(idempotencyHeader) ?? randomUUID()
    if (!idempotencyKeyPattern.test(key)) return refuse(c, 'bad-key')
    const checked = contactMessage.safeParse(cleanForm(form))
    if (!checked.success) return refuse(c, 'invalid', firstIssues(checked.error.issues))
    return answer(c, await storeMessage({ message: checked.data, key, address: addressOf(c) }))
  })
  return api
}

function answer(c: Context, kept: StoreResult): Response {
  if (kept.kind === 'kept' || kept.kind === 'repeated') return succeed(c)
  const wait = kept.kind === 'too-many' ? kept.wait : pause
  if (kept.kind !== 'key-reused') c.header('Retry-After', String(Math.ceil(wait / 1000)))
  return refuse(c, kept.kind)
}

const succeed = (c: Context): Response => c.json<ContactResponse>({ success: true })

function refuse(c: Context, code: Refusal, issues?: FieldIssues): Response {
  return c.json<ContactResponse>(
    { success: false, code, ...(issues && { issues }) },
    statusOf[code],
  )
}

function isJson(c: Context): boolean {
  const [type = ''] = (c.req.header('content-type') ?? '').split(';')
  const encoding = c.req.header('content-encoding') ?? 'identity'
  return type.trim().toLowerCase() === 'application/json' && encoding === 'identity'
}

function firstIssues(issues: { path: PropertyKey[]; message: string }[]): FieldIssues {
  const found: Record<string, string> = {}
  for (const { path, message } of issues) found[path.join('.')] ??= message
  return found
}

/** Why a body was not read: `too-large`, or `cut` when the connection ended within it. */
type BodyFault = 'too-large' | 'cut'

/**
 * Reads a body of at most `limit` bytes, and no more of a longer one, whether or not it was declared.
 */
async function readBody(request: Request, limit: number): Promise<Uint8Array | BodyFault> {
  if (Number(request.headers.get('content-length')) > limit) return 'too-large'
  const chunks: Uint8Array[] = []
  let length = 0
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length
      if (length > limit) return 'too-large'
      chunks.push(chunk)
    }
  } catch {
    return 'cut'
  }
  return Buffer.concat(chunks)
}

/** @returns the JSON object; null for anything else */
function readObject(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
