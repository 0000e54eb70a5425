import { createHash } from 'node:crypto'
import {
  type ClaimedMail,
  checkRateLimit,
  type NewMessage,
  type RateLimit,
  type SaveOutcome,
  type Store,
  type StoredMessage,
} from './store.ts'

/** A row of `messages` joined with its `outbox`. */
type MessageRow = Omit<StoredMessage, 'mail'> & StoredMessage['mail'] & { messageId: string }

const messagesQuery =
  'SELECT m.id, m.name, m.email, m.service, m.message, m.received_at AS "receivedAt", ' +
  'm.handled_at AS "handledAt", ' +
  'o.message_id AS "messageId", o.attempts, o.sent_at AS "sentAt", o.error ' +
  'FROM messages m JOIN outbox o USING (id)'

/** A statement, and the values that `$1`, `$2` and so on in it stand for. */
export type Statement = [sql: string, ...values: (string | number)[]]
export type Row = Record<string, unknown>

/** A transaction: yields its statements, and is given the rows of each. What it throws rolls it back. */
export type Transaction<T> = Generator<Statement, T, Row[]>

/** What the two databases do each in their own way. */
export interface Database {
  query(...statement: Statement): Promise<Row[]>
  /** Resolves once the transaction is on the disk. */
  transact<T>(transaction: Transaction<T>): Promise<T>
  /** Ends a `SELECT` of rows that are to be changed: those that another instance changes are left out. */
  skipLocked: string
  /** What a trial writes and deletes: the hash of no sender. */
  trialSender: string
  close(): Promise<void>
}

/** The store in a database; its statements are the same in both. */
export function storeIn({ query, transact, ...database }: Database): Store {
  const messages = async (rest: string, ...values: number[]) =>
    (await query(`${messagesQuery} ${rest}`, ...values)).map((row) => claimedMailOf(row).message)
  return {
    saveMessage: (entry, limit) =>
      transact(saveMessage(entry, limit)).catch((error) => {
        if (error instanceof TooManyMessages) return { kind: 'too-many', wait: error.wait }
        throw error
      }),
    claimMail: (now, leaseUntil) => transact(claimMail(now, leaseUntil, database.skipLocked)),
    mailSent: async ({ message, attempt }, at) => {
      const sql = 'UPDATE outbox SET sent_at = $1, error = NULL WHERE id = $2 AND attempts = $3'
      await query(sql, at, message.id, attempt)
    },
    mailFailed: async ({ message, attempt }, error, dueAt) => {
      const sql = `UPDATE outbox SET error = $1, due_at = $2
                   WHERE id = $3 AND attempts = $4 AND sent_at IS NULL`
      await query(sql, error, dueAt, message.id, attempt)
    },
    list: () => messages('ORDER BY m.id DESC'),
    find: async (id) => (await messages('WHERE m.id = $1', id))[0] ?? null,
    markHandled: async (id, at) => {
      const sql = `UPDATE messages SET handled_at = $1 WHERE id = $2 AND handled_at IS NULL
                   RETURNING id`
      return (await query(sql, at, id)).length > 0
    },
    deleteFrom: async (email) => {
      const sql = 'DELETE FROM messages WHERE lower(email) = lower($1) RETURNING id'
      return (await query(sql, email)).length
    },
    forgetSenders: async (now) => {
      await query('DELETE FROM senders WHERE until <= $1', now)
    },
    secret: async () => {
      const [row] = await query('SELECT value FROM secret')
      if (!row) throw new Error('The store has no secret')
      return String(row.value)
    },
    check: async () => {
      await query('SELECT 1 FROM secret')
    },
    checkWritable: () => transact(tryToWrite(database.trialSender)),
    close: database.close,
  }
}

/** Rolls back a message over the limit. */
class TooManyMessages extends Error {
  readonly wait: number

  constructor(wait: number) {
    super('Too many messages')
    this.wait = wait
  }
}

function* saveMessage(entry: NewMessage, limit: RateLimit): Transaction<SaveOutcome> {
  const { key, digest, sender, receivedAt } = entry
  const { name, email, service, message } = entry.message
  // First, so that a repeated message writes nothing.
  const before = yield* outcomeBefore(entry)
  if (before) return before
  // Waits for another instance that is storing the same key.
  const [inserted] = yield [
    `INSERT INTO messages (key, digest, name, email, service, message, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`,
    ...[key, digest, name, email, service, message, receivedAt],
  ]
  if (!inserted) {
    const meanwhile = yield* outcomeBefore(entry)
    if (meanwhile) return meanwhile
    throw new Error('The message was deleted while it was sent again')
  }
  // Changes nothing for a known sender, but locks the row until this transaction ends.
  const [known] = yield [
    `INSERT INTO senders VALUES ($1, $2)
     ON CONFLICT (sender) DO UPDATE SET until = senders.until RETURNING until`,
    ...[sender, receivedAt],
  ]
  const admission = checkRateLimit(Number(known?.until), receivedAt, limit)
  if (!admission.admitted) throw new TooManyMessages(admission.wait)
  yield ['UPDATE senders SET until = $1 WHERE sender = $2', admission.until, sender]
  const id = Number(inserted.id)
  yield [
    'INSERT INTO outbox (id, message_id, due_at) VALUES ($1, $2, $3)',
    ...[id, messageIdOf(entry), receivedAt],
  ]
  return { kind: 'kept', id }
}

function* outcomeBefore({ key, digest }: NewMessage): Transaction<SaveOutcome | undefined> {
  const [before] = yield ['SELECT id, digest FROM messages WHERE key = $1', key]
  if (!before) return undefined
  const id = Number(before.id)
  return before.digest === digest ? { kind: 'repeated', id } : { kind: 'key-reused' }
}

function* claimMail(
  now: number,
  leaseUntil: number,
  skipLocked: string,
): Transaction<ClaimedMail | null> {
  const [claimed] = yield [
    `UPDATE outbox SET attempts = attempts + 1, due_at = $1 WHERE id = (
       SELECT o.id FROM outbox o JOIN messages m USING (id)
       WHERE o.sent_at IS NULL AND o.due_at <= $2 AND m.handled_at IS NULL
       ORDER BY o.due_at, o.id LIMIT 1 ${skipLocked})
     RETURNING id`,
    ...[leaseUntil, now],
  ]
  if (!claimed) return null
  const [row] = yield [`${messagesQuery} WHERE m.id = $1`, Number(claimed.id)]
  return row ? claimedMailOf(row) : null
}

// Several instances may insert at once; then one waits for the other.
function* tryToWrite(sender: string): Transaction<void> {
  yield ['INSERT INTO senders VALUES ($1, 0) ON CONFLICT (sender) DO UPDATE SET until = 0', sender]
  yield ['DELETE FROM senders WHERE sender = $1', sender]
}

/** @param row  as `messagesQuery` gives it */
function claimedMailOf(row: unknown): ClaimedMail {
  const { messageId, attempts, sentAt, error, ...message } = row as MessageRow
  return {
    message: { ...message, mail: { attempts, sentAt, error } },
    messageId,
    attempt: attempts,
  }
}

/** The left part of the mail's Message-ID; unlike the row's number it is unique across databases. */
function messageIdOf({ key, receivedAt }: NewMessage): string {
  return createHash('sha256').update(`${key} ${receivedAt}`).digest('hex').slice(0, 32)
}
