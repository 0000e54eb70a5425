import { expect, it } from 'vitest'
import { describePostgres } from '../../../tests/setup/stores.ts'
import { inTransaction, openPostgres } from './postgres.ts'
import { openPostgresStore } from './postgres-store.ts'

describePostgres((postgres) => {
  // Anything thrown beside the promise would end a server, and fails this run.
  it('that breaks down within a transaction rejects it, and is used again once it is back', async () => {
    const pool = await openPostgres(await postgres().createDatabase())
    try {
      const broken = inTransaction(pool, async (client) => {
        await postgres().stop()
        await client.query('SELECT 1')
      })
      await expect(broken).rejects.toThrow()
      await postgres().start()
      const { rows } = await inTransaction(pool, (client) => client.query('SELECT 1 AS one'))
      expect(rows).toEqual([{ one: 1 }])
    } finally {
      await pool.end()
    }
  })

  it('that takes no writing any more answers, and is found out by a trial', async () => {
    const url = await postgres().createDatabase()
    const store = await openPostgresStore(url)
    const { pathname } = new URL(url)
    try {
      await postgres().query(
        url,
        `ALTER DATABASE ${pathname.slice(1)} SET default_transaction_read_only = on;
         SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid()`,
      )
      // The pool gives out a connection that ended until it has heard of it.
      await expect
        .poll(() =>
          store.check().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      await expect(store.tryWriting()).rejects.toThrow(/read-only transaction/)
    } finally {
      await store.close()
    }
  })
})
