import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb'
import type { FileStorage } from './file-storage.ts'

/** A database of this site in the browser: opened when it is asked for, and anew once it was closed from elsewhere. */
export function projectDatabase<Schema extends DBSchema>(
  name: string,
  createStores: (database: IDBPDatabase<Schema>) => void,
) {
  let opened: Promise<IDBPDatabase<Schema>> | undefined
  const forget = () => {
    opened = undefined
  }
  /** @throws DOMException where the browser keeps nothing, as in some private windows */
  const open = async () => {
    opened ??= openDB<Schema>(name, 1, {
      upgrade: createStores,
      // Another tab brings a newer version, or the browser has taken the storage away.
      blocking: (_now, _next, { target }) => {
        forget()
        ;(target as IDBDatabase).close()
      },
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }
  return {
    open,
    /** Writes to several stores: all of it or nothing. @throws DOMException `QuotaExceededError` when the disk is full */
    async write<Names extends StoreNames<Schema>[]>(
      stores: Names,
      work: (transaction: IDBPTransaction<Schema, Names, 'readwrite'>) => Promise<unknown>,
    ): Promise<void> {
      const transaction = (await open()).transaction(stores, 'readwrite')
      await Promise.all([work(transaction), transaction.done])
    },
  }
}

interface Files extends DBSchema {
  files: { key: [folder: string, name: string]; value: { blob: Blob; changed: number } }
}

/**
 * A file storage in a database, for browsers without a file system for pages.
 * @param now  milliseconds since 1970
 * @throws DOMException where the browser keeps nothing, as in some private windows
 */
export async function databaseStorage(name: string, now: () => number): Promise<FileStorage> {
  const { open } = projectDatabase<Files>(name, (made) => {
    made.createObjectStore('files')
  })
  await open()
  // In the order of keys a list comes after every text.
  const inside = (folder: string) => IDBKeyRange.bound([folder], [folder, []])
  return {
    async folders() {
      const keys = await (await open()).getAllKeys('files')
      return [...new Set(keys.map(([folder]) => folder))]
    },
    async names(folder) {
      return (await (await open()).getAllKeys('files', inside(folder))).map(([, file]) => file)
    },
    read: async (folder, file) => (await open()).get('files', [folder, file]),
    async write(folder, file, blob) {
      await (await open()).put('files', { blob, changed: now() }, [folder, file])
    },
    remove: async (folder, file) => (await open()).delete('files', [folder, file]),
    removeFolder: async (folder) => (await open()).delete('files', inside(folder)),
  }
}
