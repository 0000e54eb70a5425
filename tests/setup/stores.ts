import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe } from 'vitest'
import { openPostgresStore } from '../../src/server/store/postgres.ts'
import { openSqliteStore } from '../../src/server/store/sqlite.ts'
import type { Store } from '../../src/server/store/store.ts'
import { findPostgres, withoutPostgres } from './find-postgres.ts'
import { type Postgres, startPostgres } from './postgres.ts'
import { testFolder } from './test-folder.ts'

/** Opens one more instance on the database of the test that runs. */
export type OpenStore = () => Promise<Store>

/** Opens SQLite stores for the tests of a file or group, each test in a folder of its own. */
export function sqliteStores(): OpenStore {
  const folder = testFolder()
  const opened: Store[] = []
  afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())))
  return async () => {
    const store = await openSqliteStore(join(folder(), 'data'))
    opened.push(store)
    return store
  }
}

/** Runs the same tests with SQLite and with a real PostgreSQL, each test in a database of its own. */
export function describeStores(tests: (open: OpenStore) => void): void {
  describe('SQLite', () => tests(sqliteStores()))

  describePostgres((postgres) => {
    let url: Promise<string> | undefined
    const opened: Store[] = []
    afterEach(async () => {
      await Promise.all(opened.splice(0).map((store) => store.close()))
      url = undefined
    })
    tests(async () => {
      url ??= postgres().createDatabase()
      const store = await openPostgresStore(await url)
      opened.push(store)
      return store
    })
  })
}

/** Tests that need a real PostgreSQL; where there is none they are left out, which their title says. */
export function describePostgres(tests: (postgres: () => Postgres) => void): void {
  const found = findPostgres()
  const title = found ? 'PostgreSQL' : `PostgreSQL (${withoutPostgres})`
  describe.skipIf(!found)(title, () => {
    let running: Postgres | undefined
    beforeAll(async () => {
      if (found) running = await startPostgres(found)
    })
    afterAll(() => running?.remove())
    tests(() => {
      if (!running) throw new Error('PostgreSQL was not started')
      return running
    })
  })
}
