import type { Store } from './store.ts'

/** Where the store is. */
export interface StoreLocation {
  /** of a PostgreSQL; it takes precedence */
  databaseUrl: string | undefined
  /** folder of the SQLite file otherwise, absolute */
  folder: string
}

/** @throws SettingError when a newer program has written the store, or its address is none */
export async function openStore({ databaseUrl, folder }: StoreLocation): Promise<Store> {
  // Only the driver that is used is loaded.
  if (databaseUrl) {
    const { openPostgresStore } = await import('./postgres.ts')
    return openPostgresStore(databaseUrl)
  }
  const { openSqliteStore } = await import('./sqlite.ts')
  return openSqliteStore(folder)
}
