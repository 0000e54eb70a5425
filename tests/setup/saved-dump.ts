import { deleteDB, type IDBPDatabase, openDB } from 'idb'

/** A database as JSON: its object stores with what lies in them. A Blob is its text: `{ blob, type }`. */
export interface DatabaseDump {
  name: string
  version: number
  stores: {
    name: string
    keyPath: string | null
    entries: { key: IDBValidKey; value: unknown }[]
  }[]
}

export async function dumpDatabase(name: string): Promise<DatabaseDump> {
  const database = await openDB(name)
  const stores: DatabaseDump['stores'] = []
  for (const store of database.objectStoreNames) {
    const { keyPath } = database.transaction(store).store
    const keys = await database.getAllKeys(store)
    const values = await database.getAll(store)
    const entries = await Promise.all(
      keys.map(async (key, at) => ({ key, value: await toJson(values[at]) })),
    )
    stores.push({ name: store, keyPath: keyPath as string | null, entries })
  }
  database.close()
  return { name, version: database.version, stores }
}

/** Puts a database in place of what there is. */
export async function restoreDatabase({ name, version, stores }: DatabaseDump): Promise<void> {
  await deleteDB(name)
  const database: IDBPDatabase = await openDB(name, version, {
    upgrade(made) {
      for (const { name: store, keyPath } of stores) made.createObjectStore(store, { keyPath })
    },
  })
  for (const { name: store, keyPath, entries } of stores)
    for (const { key, value } of entries)
      await database.put(store, fromJson(value), keyPath === null ? key : undefined)
  database.close()
}

async function toJson(value: unknown): Promise<unknown> {
  if (value instanceof Blob) return { blob: await value.text(), type: value.type }
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Promise.all(value.map(toJson))
  const parts = Object.entries(value).map(async ([key, part]) => [key, await toJson(part)])
  return Object.fromEntries(await Promise.all(parts))
}

function fromJson(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(fromJson)
  if ('blob' in value && typeof value.blob === 'string')
    return new Blob([value.blob], { type: (value as { type?: string }).type ?? '' })
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fromJson(part)]))
}
