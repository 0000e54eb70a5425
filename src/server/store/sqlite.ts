import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuseNewer } from './newer-schema.ts'

/** Forward only: the n-th brings version n−1 to n. What was released is never changed. */
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
const patience = 5_000

/** The one file in the folder of the data; SQLite keeps its log beside it. */
export const sqliteFile = 'contact.sqlite'

/**
 * Opens the file in a folder, both made when they are not there, and brings it to the newest schema.
 * @throws SettingError when its schema is newer than this program
 */
export function openSqlite(folder: string, migrations = sqliteMigrations): DatabaseSync {
  // Messages are for the company only.
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(join(folder, sqliteFile), { timeout: patience })
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
    refuseNewer(row.user_version, migrations.length)
    for (const migration of migrations.slice(row.user_version)) db.exec(migration)
    db.exec(`PRAGMA user_version = ${migrations.length}`)
  })
}

/** Runs `work` as a whole or not at all; it has the file for itself from the start. */
export function inTransaction<T>(db: DatabaseSync, work: () => T): T {
  db.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    db.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite has rolled back by itself after some failures, such as a full disk.
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}
