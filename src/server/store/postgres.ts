import { Pool, type PoolClient } from 'pg'
import { SettingError } from '../settings.ts'
import { refuseNewer } from './newer-schema.ts'

/** Forward only: the n-th brings version n−1 to n. What was released is never changed. */
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

/** Any number that nothing else in the database locks by. */
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
  // A connection that breaks while idle is replaced; unheard, the event would end the process.
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
  refuseNewer(version, migrations.length)
  for (const migration of migrations.slice(version)) await client.query(migration)
  await client.query('DELETE FROM schema_version')
  await client.query('INSERT INTO schema_version VALUES ($1)', [migrations.length])
}

/** Thrown to undo a transaction that has its result all the same. */
export class Undo<T> extends Error {
  readonly result: T

  constructor(result: T) {
    super('undone on purpose')
    this.result = result
  }
}

/**
 * Runs `work` as a whole or not at all, and returns once the result is on the server's disk, also
 * where the server is set to answer before that.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  // What is under way is rejected when the connection breaks; unheard, the event beside it would end the process.
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
    // A connection whose state is unknown is not used again.
    client.release(broken)
  }
}
