import { expect, it } from 'vitest'
import { describePostgres } from '../../../tests/setup/stores.ts'
import { SettingError } from '../settings.ts'
import { inTransaction, openPostgres, openPostgresStore, postgresMigrations } from './postgres.ts'

const added = 'CREATE TABLE later (word text); INSERT INTO later VALUES (1)'

it('a DATABASE_URL that is none is refused with a sentence', async () => {
  await expect(openPostgres('db.example')).rejects.toThrow(/DATABASE_URL isn’t a valid address/)
})

// A second server for one file, and real faults of it: what the store promises is tested in store.test.ts.
const options = { tags: ['all'] }

describePostgres((postgres) => {
  const countLater = (url: string) => postgres().query(url, 'SELECT count(*) FROM later')

  it(
    'goes forward once, however many start at once, and is left as it was by a migration that fails',
    options,
    async () => {
      const url = await postgres().createDatabase()
      await (await openPostgres(url)).end()
      const broken = [...postgresMigrations, `${added}; nonsense`]
      await expect(openPostgres(url, broken)).rejects.toThrow(/nonsense/)
      await expect(countLater(url)).rejects.toThrow(/does not exist/)
      const migrations = [...postgresMigrations, added]
      const pools = await Promise.all(
        Array.from({ length: 5 }, () => openPostgres(url, migrations)),
      )
      await Promise.all(pools.map((pool) => pool.end()))
      expect(await countLater(url)).toEqual([{ count: 1 }])
      const version = { version: migrations.length }
      expect(await postgres().query(url, 'SELECT version FROM schema_version')).toEqual([version])
      // To the program without the last migration it is now too new.
      await expect(openPostgres(url)).rejects.toThrow(SettingError)
      await expect(openPostgres(url)).rejects.toThrow(
        /version 2, and this program knows versions up to 1 only/,
      )
    },
  )

  // Anything thrown beside the promise would end a server, and fails this run.
  it(
    'that breaks down within a transaction rejects it, and is used again once it is back',
    options,
    async () => {
      const pool = await openPostgres(await postgres().createDatabase())
      const broken = inTransaction(pool, async (client) => {
        await postgres().stop()
        await client.query('SELECT 1')
      })
      await expect(broken).rejects.toThrow()
      await postgres().start()
      const { rows } = await inTransaction(pool, (client) => client.query('SELECT 1 AS one'))
      expect(rows).toEqual([{ one: 1 }])
      await pool.end()
    },
  )

  it('that takes no writing any more answers, and is found out by a trial', options, async () => {
    const url = await postgres().createDatabase()
    const store = await openPostgresStore(url)
    await postgres().query(
      url,
      `ALTER DATABASE ${new URL(url).pathname.slice(1)} SET default_transaction_read_only = on;
       SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    )
    const answers = () =>
      store.check().then(
        () => true,
        () => false,
      )
    // The pool gives out a connection that ended until it has heard of it.
    await expect.poll(answers).toBe(true)
    await expect(store.checkWritable()).rejects.toThrow(/read-only transaction/)
    await store.close()
  })
})
