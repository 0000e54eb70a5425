import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { describePostgres } from '../../../tests/setup/stores.ts'
import { SettingError } from '../settings.ts'
import { openPostgres } from './postgres.ts'
import { postgresMigrations } from './postgres-migrations.ts'
import { openSqlite, sqliteFile } from './sqlite.ts'
import { sqliteMigrations } from './sqlite-migrations.ts'

const added = 'CREATE TABLE later (word text); INSERT INTO later VALUES (1)'
const sentence = /version 9, and this program knows versions up to 1 only/

describe('SQLite', () => {
  let folder = ''
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'realia-store-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  it('goes forward, once, and keeps what was there', () => {
    const first = openSqlite(folder)
    const secret = first.prepare('SELECT value FROM secret').get()
    first.close()
    for (let start = 0; start < 2; start++) {
      const next = openSqlite(folder, [...sqliteMigrations, added])
      expect(next.prepare('SELECT count(*) AS count FROM later').get()).toEqual({ count: 1 })
      expect(next.prepare('SELECT value FROM secret').get()).toEqual(secret)
      next.close()
    }
  })

  it('is left as it was by a migration that fails', () => {
    openSqlite(folder).close()
    expect(() => openSqlite(folder, [...sqliteMigrations, `${added}; nonsense`])).toThrow(
      /nonsense/,
    )
    openSqlite(folder, [...sqliteMigrations, added]).close()
  })

  it('is refused with a sentence when a newer program wrote it', () => {
    openSqlite(folder).close()
    const db = new DatabaseSync(join(folder, sqliteFile))
    db.exec('PRAGMA user_version = 9')
    db.close()
    expect(() => openSqlite(folder)).toThrow(SettingError)
    expect(() => openSqlite(folder)).toThrow(sentence)
  })

  it('lies in a folder that nobody else may open', async () => {
    const data = join(folder, 'data')
    openSqlite(data).close()
    expect((await stat(data)).mode & 0o777).toBe(0o700)
  })

  it('is written to the disk before a transaction returns', () => {
    const db = openSqlite(folder)
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
    db.close()
  })
})

describePostgres((postgres) => {
  const countLater = (url: string) => postgres().query(url, 'SELECT count(*) FROM later')

  it('goes forward once, however many start at once', async () => {
    const url = await postgres().createDatabase()
    const first = await openPostgres(url)
    await first.end()
    const migrations = [...postgresMigrations, added]
    const pools = await Promise.all(Array.from({ length: 5 }, () => openPostgres(url, migrations)))
    await Promise.all(pools.map((pool) => pool.end()))
    expect(await countLater(url)).toEqual([{ count: '1' }])
    expect(await postgres().query(url, 'SELECT version FROM schema_version')).toEqual([
      { version: 2 },
    ])
  })

  it('is left as it was by a migration that fails', async () => {
    const url = await postgres().createDatabase()
    const broken = [...postgresMigrations, `${added}; nonsense`]
    await expect(openPostgres(url, broken)).rejects.toThrow(/nonsense/)
    await expect(countLater(url)).rejects.toThrow(/does not exist/)
    await (await openPostgres(url)).end()
  })

  it('is refused with a sentence when a newer program wrote it', async () => {
    const url = await postgres().createDatabase()
    await (await openPostgres(url)).end()
    await postgres().query(url, 'UPDATE schema_version SET version = 9')
    await expect(openPostgres(url)).rejects.toThrow(SettingError)
    await expect(openPostgres(url)).rejects.toThrow(sentence)
  })
})

it('a DATABASE_URL that is none is refused with a sentence', async () => {
  await expect(openPostgres('db.example')).rejects.toThrow(/DATABASE_URL is no address/)
})
