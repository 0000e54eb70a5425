import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import {
  type ClaimedMail,
  checkRateLimit,
  claimedOf,
  messageIdOf,
  type NewMessage,
  type RateLimit,
  refuseNewerSchema,
  type Store,
  type StoreOutcome,
  selectMessages,
  storeByStatement,
} from './store.ts'

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

/** Longer than all pages together that the largest message can make the file grow by; no sender's hash. */
const filler = '-'.repeat(64 * 1024)

/**
 * The store in one file of the folder.
 * @throws SettingError when its schema is newer than this program
 */
export async function openSqliteStore(folder: string): Promise<Store> {
  const db = openSqlite(folder)
  const changes = (sql: string, values: (string | number)[]) =>
    Number(db.prepare(sql).run(named(values)).changes)
  return {
    ...storeByStatement({
      rows: async (sql, ...values) => db.prepare(sql).all(named(values)),
      changes: async (sql, ...values) => changes(sql, values),
    }),
    saveMessage: async (entry, limit) => inTransaction(db, () => saveMessage(db, entry, limit)),
    claimMail: async (now, leaseUntil) => inTransaction(db, () => claimMail(db, now, leaseUntil)),
    deleteFrom: async (email) => {
      const count = changes('DELETE FROM messages WHERE lower(email) = lower($1)', [email])
      // Deleted rows would remain in the write-ahead log.
      db.exec('PRAGMA wal_checkpoint(TRUNCATE)')
      return count
    },
    checkWritable: async () => inTransaction(db, () => checkWritable(db)),
    close: async () => db.close(),
  }
}

/** Values by the names that stand for them in a statement: SQLite takes `$1` for a name. */
const named = (values: (string | number)[]) =>
  Object.fromEntries(values.map((value, index) => [`$${index + 1}`, value]))

// What is freed is overwritten (`secure_delete`) and so written like what stays.
function checkWritable(db: DatabaseSync): void {
  db.prepare('INSERT INTO senders VALUES (?, 0)').run(filler)
  db.prepare('DELETE FROM senders WHERE sender = ?').run(filler)
}

// In a transaction, because a statement whose row is read by `get` says nothing when it could not be written.
function claimMail(db: DatabaseSync, now: number, leaseUntil: number): ClaimedMail | null {
  const claimed = db
    .prepare(
      `UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = (
         SELECT o.id FROM outbox o JOIN messages m USING (id)
         WHERE o.sent_at IS NULL AND o.due_at <= ? AND m.handled_at IS NULL
         ORDER BY o.due_at, o.id LIMIT 1)
       RETURNING id`,
    )
    .get(leaseUntil, now)
  if (!claimed) return null
  const row = db.prepare(`${selectMessages} WHERE m.id = ?`).get(Number(claimed.id))
  return row ? claimedOf(row) : null
}

function saveMessage(db: DatabaseSync, entry: NewMessage, limit: RateLimit): StoreOutcome {
  const { key, digest, sender, receivedAt } = entry
  const before = db.prepare('SELECT id, digest FROM messages WHERE key = ?').get(key)
  if (before) {
    return before.digest === digest
      ? { kind: 'repeated', id: Number(before.id) }
      : { kind: 'key-reused' }
  }
  const known = db.prepare('SELECT until FROM senders WHERE sender = ?').get(sender)
  const admission = checkRateLimit(known && Number(known.until), receivedAt, limit)
  if (!admission.admitted) return { kind: 'too-many', wait: admission.wait }
  db.prepare('INSERT OR REPLACE INTO senders VALUES (?, ?)').run(sender, admission.until)
  const { name, email, service, message } = entry.message
  const { lastInsertRowid } = db
    .prepare(
      `INSERT INTO messages (key, digest, name, email, service, message, received_at)
       VALUES (?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(key, digest, name, email, service, message, receivedAt)
  db.prepare('INSERT INTO outbox (id, message_id, due_at) VALUES (?, ?, ?)').run(
    lastInsertRowid,
    messageIdOf(entry),
    receivedAt,
  )
  return { kind: 'kept', id: Number(lastInsertRowid) }
}
