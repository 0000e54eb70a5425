import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { refuseNewer } from './newer-schema.ts'
import { sqliteMigrations } from './sqlite-migrations.ts'

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
