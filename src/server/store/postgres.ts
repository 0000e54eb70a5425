import { Pool, type PoolClient, types } from 'pg'
import { SettingError } from '../settings.ts'
import { type Row, storeIn, type Transaction } from './database.ts'
import { refuseNewerSchema, type Store } from './store.ts'

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
      'DATABASE_URL isn’t a valid address. It should look like postgres://user:password@host:5432/database.',
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
  return storeIn({
    query: async (sql, ...values) => (await pool.query(sql, values)).rows,
    transact: (transaction) => inTransaction(pool, (client) => run(transaction, client)),
    skipLocked: 'FOR UPDATE OF o SKIP LOCKED',
    trialSender: '-',
    close: () => pool.end(),
  })
}

async function run<T>(transaction: Transaction<T>, client: PoolClient): Promise<T> {
  let step = transaction.next()
  while (!step.done) {
    const [sql, ...values] = step.value
    step = transaction.next((await client.query<Row>(sql, values)).rows)
  }
  return step.value
}
