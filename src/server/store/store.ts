import { createHash } from 'node:crypto'
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
export type StoreOutcome =
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
  saveMessage(entry: NewMessage, limit: RateLimit): Promise<StoreOutcome>
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
    `The messages are kept in version ${version}, and this program knows versions up to ${known} only: start the newer program, or take back the backup from before.`,
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

/** A row of `messages` joined with its `outbox`. */
type MessageRow = Omit<StoredMessage, 'mail'> & StoredMessage['mail'] & { messageId: string }

/** What both databases select for a {@link MessageRow}. */
export const messageColumns =
  'm.id, m.name, m.email, m.service, m.message, m.received_at AS "receivedAt", ' +
  'm.handled_at AS "handledAt", ' +
  'o.message_id AS "messageId", o.attempts, o.sent_at AS "sentAt", o.error'

export const selectMessages = `SELECT ${messageColumns} FROM messages m JOIN outbox o USING (id)`

/** Runs a statement; `$1`, `$2` and so on stand for the values. */
export interface Statements {
  rows: (sql: string, ...values: (string | number)[]) => Promise<unknown[]>
  /** @returns how many rows it changed */
  changes: (sql: string, ...values: (string | number)[]) => Promise<number>
}

/** The methods of a store that are one statement each, the same in both databases. */
export function storeByStatement({ rows, changes }: Statements) {
  const messages = async (rest: string, ...values: number[]) =>
    (await rows(`${selectMessages} ${rest}`, ...values)).map((row) => claimedOf(row).message)
  return {
    mailSent: async ({ message, attempt }, at) => {
      const sql = 'UPDATE outbox SET sent_at = $1, error = NULL WHERE id = $2 AND attempts = $3'
      await changes(sql, at, message.id, attempt)
    },
    mailFailed: async ({ message, attempt }, error, dueAt) => {
      const sql = `UPDATE outbox SET error = $1, due_at = $2
                   WHERE id = $3 AND attempts = $4 AND sent_at IS NULL`
      await changes(sql, error, dueAt, message.id, attempt)
    },
    list: () => messages('ORDER BY m.id DESC'),
    find: async (id) => (await messages('WHERE m.id = $1', id))[0] ?? null,
    markHandled: async (id, at) => {
      const sql = 'UPDATE messages SET handled_at = $1 WHERE id = $2 AND handled_at IS NULL'
      return (await changes(sql, at, id)) > 0
    },
    forgetSenders: async (now) => {
      await changes('DELETE FROM senders WHERE until <= $1', now)
    },
    secret: async () => {
      const [row] = (await rows('SELECT value FROM secret')) as { value: string }[]
      if (!row) throw new Error('The store has no secret')
      return row.value
    },
    check: async () => {
      await rows('SELECT 1 FROM secret')
    },
  } satisfies Partial<Store>
}

/** @param row  of {@link messageColumns} */
export function claimedOf(row: unknown): ClaimedMail {
  const { messageId, attempts, sentAt, error, ...message } = row as MessageRow
  return {
    message: { ...message, mail: { attempts, sentAt, error } },
    messageId,
    attempt: attempts,
  }
}

/** The left part of the mail's Message-ID; unlike the row's number it is unique across databases. */
export function messageIdOf({ key, receivedAt }: NewMessage): string {
  return createHash('sha256').update(`${key} ${receivedAt}`).digest('hex').slice(0, 32)
}
