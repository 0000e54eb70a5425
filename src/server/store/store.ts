import type { ContactMessage } from '../../contract/contact.ts'
import { SettingError } from '../settings.ts'

/** A message as it comes in. All times here are milliseconds since 1970. */
export interface NewMessage {
  message: ContactMessage
  /** its idempotency key: the client's, or a random one where the client sent none */
  key: string
  /** of its contents: tells another message under the same key from a repeated one */
  digest: string
  /** keyed hash of the sender's network address, by which the limit is counted */
  sender: string
  receivedAt: number
}

/** The most messages of one sender in a time window, milliseconds. */
export interface RateLimit {
  count: number
  window: number
}

/**
 * The result of storing a message:
 * - `kept`: it is on the disk
 * - `repeated`: the same message was stored before, and nothing changed
 * - `key-reused`: another message has this key
 * - `too-many`: over the limit, may be sent again after `wait` milliseconds
 */
export type SaveOutcome =
  | { kind: 'kept' | 'repeated'; id: number }
  | { kind: 'key-reused' }
  | { kind: 'too-many'; wait: number }

/** A stored message with the status of its mail. */
export interface StoredMessage extends ContactMessage {
  id: number
  receivedAt: number
  /** when somebody marked it as handled */
  handledAt: number | null
  mail: {
    /** how often it was tried */
    attempts: number
    sentAt: number | null
    /** the last error of the mail server or the connection to it; null once sent */
    error: string | null
  }
}

/** A mail that this process may send until its lease ends. */
export interface ClaimedMail {
  message: StoredMessage
  /** stays the same at every attempt */
  messageId: string
  /** the number of this attempt, from 1; settling a mail names it, so that a late result cannot undo a newer one */
  attempt: number
}

/**
 * Stores messages, their mails and the rate limits of senders. Every method rejects when the store cannot be reached
 * or written, and then has changed nothing.
 */
export interface Store {
  /** Resolves only when message and mail are on the disk; they are stored in one transaction. */
  saveMessage(entry: NewMessage, limit: RateLimit): Promise<SaveOutcome>
  /** Claims the next mail that is due until `leaseUntil`; null when there is none. */
  claimMail(now: number, leaseUntil: number): Promise<ClaimedMail | null>
  mailSent(claimed: ClaimedMail, at: number): Promise<void>
  mailFailed(claimed: ClaimedMail, error: string, dueAt: number): Promise<void>
  /** All, newest first. */
  list(): Promise<StoredMessage[]>
  find(id: number): Promise<StoredMessage | null>
  /** @returns false when there is no such message, or it was marked before */
  markHandled(id: number, at: number): Promise<boolean>
  /** Deletes all messages from an email address, compared without case, and their mails. @returns how many */
  deleteFrom(email: string): Promise<number>
  /** Deletes expired rate limits. */
  forgetSenders(now: number): Promise<void>
  /** The store's secret in hexadecimal, the same for all instances, which keys the hashes of senders. */
  secret(): Promise<string>
  /** Resolves when the store answers. */
  check(): Promise<void>
  /** Resolves when a trial row as large as a message was written to the disk, and deleted in the same transaction. */
  checkWritable(): Promise<void>
  close(): Promise<void>
}

/** @throws SettingError when a newer version of this program has written the store */
export function refuseNewerSchema(version: number, known: number): void {
  if (version <= known) return
  throw new SettingError(
    `The messages are stored in version ${version}, but this program only supports versions up to ${known}. Start the newer program, or restore the backup from before the update.`,
  )
}

/** `until`: when this sender's limit is fully restored; to be stored till then. */
type RateLimitResult = { admitted: true; until: number } | { admitted: false; wait: number }

/**
 * Rate limiting: a sender may send `count` messages at once, and another one each `window / count`.
 * @param until  result of the last check; undefined for a new sender
 * @param now  milliseconds since 1970
 * Source: the generic cell rate algorithm, ITU-T I.371 annex A, as virtual scheduling
 */
export function checkRateLimit(
  until: number | undefined,
  now: number,
  limit: RateLimit,
): RateLimitResult {
  const step = Math.floor(limit.window / limit.count)
  const next = Math.max(until ?? now, now) + step
  const early = next - limit.window - now
  return early > 0 ? { admitted: false, wait: early } : { admitted: true, until: next }
}
