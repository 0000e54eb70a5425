import { type DBSchema, openDB } from 'idb'
import type { Shelf } from './shelf.ts'

interface Files extends DBSchema {
  files: { key: [folder: string, name: string]; value: { blob: Blob; changed: number } }
}

export const databaseName = 'realia-tours'

/**
 * The shelf in a database, for browsers without a file system for pages.
 * @param now  milliseconds since 1970
 * @throws DOMException where the browser keeps nothing, as in some private windows
 */
export async function databaseShelf(now: () => number): Promise<Shelf> {
  const database = await openDB<Files>(databaseName, 1, {
    upgrade: (made) => {
      made.createObjectStore('files')
    },
    // Another tab brings a newer version, and waits for this one.
    blocking: (_now, _next, { target }) => (target as IDBDatabase).close(),
  })
  // In the order of keys a list comes after every text.
  const inside = (folder: string) => IDBKeyRange.bound([folder], [folder, []])
  return {
    async folders() {
      const keys = await database.getAllKeys('files')
      return [...new Set(keys.map(([folder]) => folder))]
    },
    async names(folder) {
      return (await database.getAllKeys('files', inside(folder))).map(([, name]) => name)
    },
    read: (folder, name) => database.get('files', [folder, name]),
    async write(folder, name, blob) {
      await database.put('files', { blob, changed: now() }, [folder, name])
    },
    remove: (folder, name) => database.delete('files', [folder, name]),
    removeFolder: (folder) => database.delete('files', inside(folder)),
  }
}
