import { type IDBPDatabase, openDB } from 'idb'
import type { FileStorage } from './file-storage.ts'

/** How folders of files map to the entries of a database. */
interface Tables<Content, Stored> {
  /** Its object stores, each with the key path where the keys are part of the stored values. */
  stores: Record<string, string | null>
  keyOf(folder: string, name: string): readonly [store: string, key: IDBValidKey]
  nameOf(store: string, key: IDBValidKey): readonly [folder: string, name: string]
  toStored(content: Content): Stored
  fromStored(stored: Stored): { content: Content; changed: number }
}

/** A file storage in a database that is opened when it is used, and opened again after it was closed from outside. */
export function databaseStorage<Content, Stored>(
  database: string,
  { stores, keyOf, nameOf, toStored, fromStored }: Tables<Content, Stored>,
): FileStorage<Content> {
  const storeNames = Object.keys(stores)
  let opened: Promise<IDBPDatabase> | undefined
  const forget = () => {
    opened = undefined
  }
  /** @throws DOMException where the browser keeps nothing, as in some private windows */
  const open = () => {
    opened ??= openDB(database, 1, {
      upgrade(made) {
        for (const [store, keyPath] of Object.entries(stores))
          made.createObjectStore(store, { keyPath })
      },
      // Another tab brings a newer version or deletes the database, or the browser does.
      blocking: (_now, _next, { target }) => {
        forget()
        ;(target as IDBDatabase).close()
      },
      terminated: forget,
    })
    opened.catch(forget)
    return opened
  }
  const all = async () => {
    const from = await open()
    const found = storeNames.map(async (store) =>
      (await from.getAllKeys(store)).map((key) => nameOf(store, key)),
    )
    return (await Promise.all(found)).flat()
  }
  const names = async (folder: string) =>
    (await all()).filter(([each]) => each === folder).map(([, name]) => name)
  const remove = async (folder: string, gone: readonly string[]) => {
    const transaction = (await open()).transaction(storeNames, 'readwrite')
    const removed = gone.map((name) => {
      const [store, key] = keyOf(folder, name)
      return transaction.objectStore(store).delete(key)
    })
    await Promise.all([...removed, transaction.done])
  }
  return {
    names,
    folders: async () => [...new Set((await all()).map(([folder]) => folder))],
    async read(folder, name) {
      const stored: Stored | undefined = await (await open()).get(...keyOf(folder, name))
      return stored && fromStored(stored)
    },
    async write(folder, files) {
      const transaction = (await open()).transaction(storeNames, 'readwrite')
      const written = files.map(([name, content]) => {
        const [store, key] = keyOf(folder, name)
        const isInside = stores[store] !== null
        return transaction.objectStore(store).put(toStored(content), ...(isInside ? [] : [key]))
      })
      await Promise.all([...written, transaction.done])
    },
    remove: (folder, name) => remove(folder, [name]),
    removeFolder: async (folder) => remove(folder, await names(folder)),
  }
}

/** A file storage for browsers without the origin private file system. */
export const databaseFileStorage = (database: string, now: () => number): FileStorage =>
  databaseStorage<Blob, { blob: Blob; changed: number }>(database, {
    stores: { files: null },
    keyOf: (folder, name) => ['files', [folder, name]],
    nameOf: (_store, key) => key as [folder: string, name: string],
    toStored: (blob) => ({ blob, changed: now() }),
    fromStored: ({ blob, changed }) => ({ content: blob, changed }),
  })
