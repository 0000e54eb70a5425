import { createHash } from 'node:crypto'
import type { ContactMessage, Service } from '../../contract/contact.ts'
import { SettingError } from '../settings.ts'

/** A message as it comes in. All times here are milliseconds since 1970. */
export interface NewMessage {
  message: ContactMessage
  /** its idempotency key: the client's, or a random one where the client sent none */
  key: string
  /** of its contents: tells another message under the same key from a repeated one */
  digest: string
  /** keyed hash of the sender's network address */
  sender: string
  receivedAt: number
}

/** How many messages one sender may send in how many milliseconds. */
export interface RateLimit {
  count: number
  window: number
}

/**
 * What became of a message:
 * - `kept`: it is on the disk
 * - `repeated`: the same one was kept before, and nothing changed
 * - `key-reused`: another message has this key
 * - `too-many`: over the limit, may be sent again after `wait` milliseconds
 */
export type Outcome =
  | { kind: 'kept' | 'repeated'; id: number }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; wait: number }

/** A message as it is kept, with what became of its mail. */
export interface StoredMessage extends ContactMessage {
  id: number
  receivedAt: number
  /** when somebody marked it as handled */
  handledAt: number | null
  mail: {
    /** how often it was tried */
    attempts: number
    sentAt: number | null
    /** what the mail server, or the way to it, said last; null once sent */
    error: string | null
  }
}

/** A mail that this process may send until its lease ends. */
export interface ClaimedMail {
  message: StoredMessage
  /** stays the same at every attempt */
  messageId: string
  /** which attempt this is, from 1; whoever settles the mail names it, so that a late answer cannot undo a newer one */
  attempt: number
}

/**
 * Keeps messages, their mails and the limits of senders. Every method rejects when the store cannot
 * be reached or written; then nothing of it has happened.
 */
export interface Store {
  /** Resolves only when the message and its mail are on the disk, together or not at all. */
  saveMessage(entry: NewMessage, limit: RateLimit): Promise<Outcome>
  /** The next mail that is due, which nobody else gets until `leaseUntil`; null when there is none. */
  claimMail(now: number, leaseUntil: number): Promise<ClaimedMail | null>
  mailSent(claimed: ClaimedMail, at: number): Promise<void>
  mailFailed(claimed: ClaimedMail, error: string, dueAt: number): Promise<void>
  /** All, newest first. */
  list(): Promise<StoredMessage[]>
  find(id: number): Promise<StoredMessage | null>
  /** @returns false when there is no such message, or it was marked before */
  markHandled(id: number, at: number): Promise<boolean>
  /** Removes all messages from an address, however it is written, and their mails. @returns how many */
  deleteFrom(email: string): Promise<number>
  /** Forgets the senders whose window is over. */
  forgetSenders(now: number): Promise<void>
  /** Secret of this store, hexadecimal, the same for all its instances: the key of the senders' hashes. */
  secret(): Promise<string>
  /** Resolves when the store answers. */
  check(): Promise<void>
  /** Resolves when the store has just written as much as a message takes, to the disk; nothing of it stays. */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

/** @throws SettingError when a newer version of this program has written the store */
export function refuseNewer(version: number, known: number): void {
  if (version <= known) return
  throw new SettingError(
    `The messages are kept in version ${version}, and this program knows versions up to ${known} only: start the newer program, or take back the backup from before.`,
  )
}

/** `until`: when this sender will be as one who never sent; to be kept till then. */
type Admission = { admitted: true; until: number } | { admitted: false; wait: number }

/**
 * Lets a sender send `count` messages at once, and another one each `window / count`.
 * @param until  what the last admission gave; undefined for a new sender
 * @param now  milliseconds since 1970
 * Source: the generic cell rate algorithm, ITU-T I.371 annex A, as virtual scheduling
 */
export function admit(until: number | undefined, now: number, limit: RateLimit): Admission {
  const step = Math.floor(limit.window / limit.count)
  const next = Math.max(until ?? now, now) + step
  const early = next - limit.window - now
  return early > 0 ? { admitted: false, wait: early } : { admitted: true, until: next }
}

/** A row of `messages` joined with its `outbox`; 64-bit numbers come as text from PostgreSQL. */
export interface MessageRow {
  id: number | string
  name: string
  email: string
  service: string
  message: string
  received_at: number | string
  handled_at: number | string | null
  message_id: string
  attempts: number
  sent_at: number | string | null
  error: string | null
}

/** What both databases select for a {@link MessageRow}. */
export const messageColumns =
  'm.id, m.name, m.email, m.service, m.message, m.received_at, m.handled_at, ' +
  'o.message_id, o.attempts, o.sent_at, o.error'

export function messageOf(row: MessageRow): StoredMessage {
  return {
    id: Number(row.id),
    name: row.name,
    email: row.email,
    service: row.service as Service,
    message: row.message,
    receivedAt: Number(row.received_at),
    handledAt: timeOf(row.handled_at),
    mail: { attempts: row.attempts, sentAt: timeOf(row.sent_at), error: row.error },
  }
}

const timeOf = (value: number | string | null) => (value === null ? null : Number(value))

/** The left part of the mail's Message-ID: unlike the row's number unique beyond one database. */
export function messageIdOf({ key, receivedAt }: NewMessage): string {
  return createHash('sha256').update(`${key} ${receivedAt}`).digest('hex').slice(0, 32)
}
