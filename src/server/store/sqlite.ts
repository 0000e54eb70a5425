import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Row, type Statement, storeIn, type Transaction } from './database.ts'
import { refuseNewerSchema, type Store } from './store.ts'

/** Forward only: the n-th migrates version n−1 to n. A released migration never changes. */
export const sqliteMigrations = [
  `CREATE TABLE messages (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     key TEXT NOT NULL UNIQUE,
     digest TEXT NOT NULL,
     name TEXT NOT NULL,
     email TEXT NOT NULL,
     service TEXT NOT NULL,
     message TEXT NOT NULL,
     received_at INTEGER NOT NULL,
     handled_at INTEGER
   ) STRICT;
   CREATE TABLE outbox (
     id INTEGER PRIMARY KEY REFERENCES messages ON DELETE CASCADE,
     message_id TEXT NOT NULL,
     attempts INTEGER NOT NULL DEFAULT 0,
     due_at INTEGER NOT NULL,
     sent_at INTEGER,
     error TEXT
   ) STRICT;
   CREATE INDEX outbox_due ON outbox (due_at) WHERE sent_at IS NULL;
   CREATE TABLE senders (sender TEXT PRIMARY KEY, until INTEGER NOT NULL) STRICT, WITHOUT ROWID;
   CREATE TABLE secret (value TEXT NOT NULL) STRICT;
   INSERT INTO secret VALUES (lower(hex(randomblob(32))));`,
]

/** How long to wait for another process that is writing, milliseconds. */
const timeoutMs = 5_000

/** The database file in the data folder; SQLite keeps its write-ahead log beside it. */
export const sqliteFile = 'contact.sqlite'

/**
 * Opens the database and migrates it to the newest schema; folder and file are created when missing.
 * @throws SettingError when its schema is newer than this program
 */
export function openSqlite(folder: string, migrations = sqliteMigrations): DatabaseSync {
  // Readable by the server's user only.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(join(folder, sqliteFile), { timeout: timeoutMs })
  try {
    db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON')
    migrate(db, migrations)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function migrate(db: DatabaseSync, migrations: string[]): void {
  inTransaction(db, () => {
    const row = db.prepare('PRAGMA user_version').get() as { user_version: number }
    refuseNewerSchema(row.user_version, migrations.length)
    for (const migration of migrations.slice(row.user_version)) db.exec(migration)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  })
}

/** Runs `work` in a transaction that locks the file from its start. */
function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite rolls back by itself after some failures, such as a full disk.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

/**
 * The store in one file of the folder.
 * @throws SettingError when its schema is newer than this program
 */
export async function openSqliteStore(folder: string): Promise<Store> {
  const db = openSqlite(folder)
  // All rows are read, since SQLite tells only behind the last that a statement could not be written.
  const rowsOf = ([sql, ...values]: Statement) => db.prepare(sql).all(named(values))
  const store = storeIn({
    query: async (...statement) => rowsOf(statement),
    transact: async (transaction) => inTransaction(db, () => run(transaction, rowsOf)),
    // A transaction has the file to itself.
    skipLocked: '',
    // Longer than all pages together that the largest message can make the file grow by. What is freed is overwritten
    // (`secure_delete`) and so written like what stays.
    trialSender: '-'.repeat(64 * 1024),
    close: async () => db.close(),
  })
  return {
    ...store,
    deleteFrom: async (email) => {
      const count = await store.deleteFrom(email)
      // Deleted rows would remain in the write-ahead log.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return count
    },
  }
}

/** Values by the names that stand for them in a statement: SQLite takes `$1` for a name. */
const named = (values: (string | number)[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))

function run<T>(transaction: Transaction<T>, rowsOf: (statement: Statement) => Row[]): T {
  let step = transaction.next()
  while (!step.done) step = transaction.next(rowsOf(step.value))
  return step.value
}
