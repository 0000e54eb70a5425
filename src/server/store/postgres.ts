import { Pool, type PoolClient, types } from 'pg'
import { SettingError } from '../settings.ts'
import {
  checkRateLimit,
  claimedOf,
  messageColumns,
  messageIdOf,
  type NewMessage,
  type RateLimit,
  refuseNewerSchema,
  type Store,
  type StoreOutcome,
  storeByStatement,
} from './store.ts'

/** Forward only: the n-th migrates version n−1 to n. A released migration never changes. */
export const postgresMigrations = [
  `CREATE TABLE messages (
     id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
     key text NOT NULL UNIQUE,
     digest text NOT NULL,
     name text NOT NULL,
     email text NOT NULL,
     service text NOT NULL,
     message text NOT NULL,
     received_at bigint NOT NULL,
     handled_at bigint
   );
   CREATE TABLE outbox (
     id bigint PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
     message_id text NOT NULL,
     attempts integer NOT NULL DEFAULT 0,
     due_at bigint NOT NULL,
     sent_at bigint,
     error text
   );
   CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
   CREATE TABLE senders (sender text PRIMARY KEY, until bigint NOT NULL);
   CREATE TABLE secret (value text NOT NULL);
   INSERT INTO secret VALUES (
     replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')
   );`,
]

// Ids and times are far below 2⁵³; by default they come as text.
types.setTypeParser(types.builtins.INT8, Number)

/** An advisory lock id that nothing else in the database uses. */
const migrationLock = 7_325_421

/**
 * Connects and brings the database to the newest schema; instances that start at once do it in turn.
 * @throws SettingError when its schema is newer than this program, or the address is none
 */
export async function openPostgres(url: string, migrations = postgresMigrations): Promise<Pool> {
  if (!URL.canParse(url)) {
    throw new SettingError(
      'DATABASE_URL is no address; it should look like postgres://user:password@host:5432/database.',
    )
  }
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced; without a listener the event would end the process.
  pool.on('error', () => {})
  try {
    await inTransaction(pool, (client) => migrate(client, migrations))
    return pool
  } catch (error) {
    await pool.end()
    throw error
  }
}

async function migrate(client: PoolClient, migrations: string[]): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [migrationLock])
  await client.query('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)')
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version')
  const version = rows[0]?.version ?? 0
  refuseNewerSchema(version, migrations.length)
  for (const migration of migrations.slice(version)) await client.query(migration)
  await client.query('DELETE FROM schema_version')
  await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length])
}

/** Thrown to roll back a transaction after its result is known. */
class Undo<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('undone on purpose')
    this.result = result
  }
}

/**
 * Runs `work` in a transaction, and returns once it is on the server's disk, even when the server is set to answer
 * before that.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // Running queries are rejected when the connection breaks; without a listener the event would end the process.
  const onError = () => {}
  client.on('error', onError)
  let broken: Error | undefined
  try {
    await client.query('BEGIN; SET LOCAL synchronous_commit = on')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((cause: Error) => {
      broken = cause
    })
    if (error instanceof Undo) return error.result as T
    throw error
  } finally {
    client.off('error', onError)
    // A connection in an unknown state is not reused.
    client.release(broken)
  }
}

/**
 * The store in a PostgreSQL, which several instances may share.
 * @param url  such as `postgres://user:password@host:5432/database`
 * @throws SettingError when its schema is newer than this program
 */
export async function openPostgresStore(url: string): Promise<Store> {
  const pool = await openPostgres(url)
  const changes = async (sql: string, ...values: unknown[]) =>
    (await pool.query(sql, values)).rowCount ?? 0
  return {
    ...storeByStatement({
      rows: async (sql, ...values) => (await pool.query(sql, values)).rows,
      changes,
    }),
    saveMessage: (entry, limit) =>
      inTransaction(pool, (client) => saveMessage(client, entry, limit)),
    claimMail: (now, leaseUntil) => claimMail(pool, now, leaseUntil),
    deleteFrom: (email) => changes('DELETE FROM messages WHERE lower(email) = lower($1)', email),
    checkWritable: () => inTransaction(pool, checkWritable),
    close: () => pool.end(),
  }
}

// Several instances may insert at once; then one waits for the other.
async function checkWritable(client: PoolClient): Promise<void> {
  await client.query(
    `INSERT INTO senders VALUES ('-', 0) ON CONFLICT (sender) DO UPDATE SET until = 0`,
  )
  await client.query(`DELETE FROM senders WHERE sender = '-'`)
}

async function claimMail(pool: Pool, now: number, leaseUntil: number) {
  const { rows } = await pool.query(
    `WITH claimed AS (
       UPDATE outbox SET attempts = attempts + 1, due_at = $1 WHERE id = (
         SELECT o.id FROM outbox o JOIN messages m USING (id)
         WHERE o.sent_at IS NULL AND o.due_at <= $2 AND m.handled_at IS NULL
         ORDER BY o.due_at, o.id LIMIT 1 FOR UPDATE OF o SKIP LOCKED)
       RETURNING *)
     SELECT ${messageColumns} FROM messages m JOIN claimed o USING (id)`,
    [leaseUntil, now],
  )
  return rows[0] ? claimedOf(rows[0]) : null
}

async function saveMessage(
  client: PoolClient,
  entry: NewMessage,
  limit: RateLimit,
): Promise<StoreOutcome> {
  const { key, digest, sender, receivedAt } = entry
  const { name, email, service, message } = entry.message
  // Waits for a transaction that is storing the same key.
  const inserted = await client.query<{ id: number }>(
    `INSERT INTO messages (key, digest, name, email, service, message, received_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO NOTHING RETURNING id`,
    [key, digest, name, email, service, message, receivedAt],
  )
  const id = inserted.rows[0]?.id
  if (id === undefined) return outcomeBefore(client, key, digest)

  // Changes nothing for a known sender, but locks the row until this transaction ends.
  const known = await client.query<{ until: number }>(
    `INSERT INTO senders VALUES ($1, $2)
     ON CONFLICT (sender) DO UPDATE SET until = senders.until RETURNING until`,
    [sender, receivedAt],
  )
  const admission = checkRateLimit(known.rows[0]?.until, receivedAt, limit)
  if (!admission.admitted) throw new Undo<StoreOutcome>({ kind: 'too-many', wait: admission.wait })
  await client.query('UPDATE senders SET until = $1 WHERE sender = $2', [admission.until, sender])
  await client.query('INSERT INTO outbox (id, message_id, due_at) VALUES ($1, $2, $3)', [
    id,
    messageIdOf(entry),
    receivedAt,
  ])
  return { kind: 'kept', id }
}

async function outcomeBefore(
  client: PoolClient,
  key: string,
  digest: string,
): Promise<StoreOutcome> {
  const { rows } = await client.query('SELECT id, digest FROM messages WHERE key = $1', [key])
  const [before] = rows
  if (!before) throw new Error('The message was deleted while it was sent again')
  return before.digest === digest ? { kind: 'repeated', id: before.id } : { kind: 'key-reused' }
}
