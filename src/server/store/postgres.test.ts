import { expect, it } from 'vitest'
import { describePostgres } from '../../../tests/setup/stores.ts'
import { inTransaction, openPostgres } from './postgres.ts'

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
})
