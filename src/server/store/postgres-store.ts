import type { Pool, PoolClient } from 'pg'
import { inTransaction, openPostgres, Undo } from './postgres.ts'
import { admit } from './rate-limit.ts'
import { type MessageRow, messageColumns, messageIdOf, messageOf } from './rows.ts'
import type { NewMessage, Outcome, RateLimit, Store } from './store.ts'

const selectMessages = `SELECT ${messageColumns} FROM messages m JOIN outbox o USING (id)`

/**
 * The store in a PostgreSQL, which several instances may share.
 * @param url  such as `postgres://user:password@host:5432/database`
 * @throws SettingError when its schema is newer than this program
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = await openPostgres(url)
  const changes = async (sql: string, ...values: unknown[]) =>
    (await pool.query(sql, values)).rowCount ?? 0
  const rows = async (sql: string, ...values: unknown[]) =>
    (await pool.query<MessageRow>(sql, values)).rows
  return {
    keep: (entry, limit) => inTransaction(pool, (client) => keep(client, entry, limit)),

    claimMail: (now, leaseUntil) => claimMail(pool, now, leaseUntil),

    mailSent: async ({ message, attempt }, at) => {
      await changes(
        'UPDATE outbox SET sent_at = $1, error = NULL WHERE id = $2 AND attempts = $3',
        at,
        message.id,
        attempt,
      )
    },

    mailFailed: async ({ message, attempt }, error, dueAt) => {
      await changes(
        `UPDATE outbox SET error = $1, due_at = $2
         WHERE id = $3 AND attempts = $4 AND sent_at IS NULL`,
        error,
        dueAt,
        message.id,
        attempt,
      )
    },

    list: async () => (await rows(`${selectMessages} ORDER BY m.id DESC`)).map(messageOf),

    find: async (id) =>
      (await rows(`${selectMessages} WHERE m.id = $1`, id)).map(messageOf)[0] ?? null,

    markHandled: async (id, at) =>
      (await changes(
        'UPDATE messages SET handled_at = $1 WHERE id = $2 AND handled_at IS NULL',
        at,
        id,
      )) > 0,

    deleteFrom: (email) => changes('DELETE FROM messages WHERE lower(email) = lower($1)', email),

    forgetSenders: async (now) => {
      await changes('DELETE FROM senders WHERE until <= $1', now)
    },

    secret: async () => (await pool.query('SELECT value FROM secret')).rows[0].value,

    check: async () => {
      await pool.query('SELECT 1 FROM secret')
    },

    tryWriting: () => inTransaction(pool, tryWriting),

    close: () => pool.end(),
  }
}

// Several instances may try at once: then one waits for the other.
async function tryWriting(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO senders VALUES ('-', 0) ON CONFLICT (sender) DO UPDATE SET until = 0`,
  )
  await client.query(`DELETE FROM senders WHERE sender = '-'`)
}

async function claimMail(pool: Pool, now: number, leaseUntil: number) {
  const { rows } = await pool.query<MessageRow>(
    `WITH claimed AS (
       UPDATE outbox SET attempts = attempts + 1, due_at = $1 WHERE id = (
         SELECT o.id FROM outbox o JOIN messages m USING (id)
         WHERE o.sent_at IS NULL AND o.due_at <= $2 AND m.handled_at IS NULL
         ORDER BY o.due_at, o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED)
       RETURNING *)
     SELECT ${messageColumns} FROM messages m JOIN claimed o USING (id)`,
    [leaseUntil, now],
  )
  const [row] = rows
  if (!row) return null
  return { message: messageOf(row), messageId: row.message_id, attempt: row.attempts }
}

async function keep(client: PoolClient, entry: NewMessage, limit: RateLimit): Promise<Outcome> {
  const { key, digest, sender, receivedAt } = entry
  const { name, email, service, message } = entry.message
  // Waits for a transaction that is keeping the same key just now.
  const inserted = await client.query<{ id: string }>(
    `INSERT INTO messages (key, digest, name, email, service, message, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`,
    [key, digest, name, email, service, message, receivedAt],
  )
  const id = inserted.rows[0]?.id
  if (id === undefined) return outcomeBefore(client, key, digest)

  // Changes nothing of a sender who is known, but holds the row until this transaction ends.
  const known = await client.query<{ until: string }>(
    `INSERT INTO senders VALUES ($1, $2)
     ON CONFLICT (sender) DO UPDATE SET until = senders.until RETURNING until`,
    [sender, receivedAt],
  )
  const admission = admit(Number(known.rows[0]?.until), receivedAt, limit)
  if (!admission.admitted) throw new Undo<Outcome>({ kind: 'too-many', wait: admission.wait })
  await client.query('UPDATE senders SET until = $1 WHERE sender = $2', [admission.until, sender])
  await client.query('INSERT INTO outbox (id, message_id, due_at) VALUES ($1, $2, $3)', [
    id,
    messageIdOf(entry),
    receivedAt,
  ])
  return { kind: 'kept', id: Number(id) }
}

async function outcomeBefore(client: PoolClient, key: string, digest: string): Promise<Outcome> {
  const { rows } = await client.query('SELECT id, digest FROM messages WHERE key = $1', [key])
  const [before] = rows
  if (!before) throw new Error('The message was deleted while it was sent again')
  return before.digest === digest
    ? { kind: 'repeated', id: Number(before.id) }
    : { kind: 'key-reused' }
}
