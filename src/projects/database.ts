import { type IDBPDatabase, openDB } from 'idb'
import type { FileStorage } from './file-storage.ts'

/** How folders of files lie in a database: which file is which entry. */
interface Tables<Content, Stored> {
  /** Its object stores, each with the path of its keys where they lie in what is stored. */
  stores: Record<string, string | null>
  keyOf(folder: string, name: string): readonly [store: string, key: IDBValidKey]
  nameOf(store: string, key: IDBValidKey): readonly [folder: string, name: string]
  toStored(content: Content): Stored
  fromStored(stored: Stored): { content: Content; changed: number }
}

/** A file storage in a database, opened when it is asked for, and anew once it was closed from elsewhere. */
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
      // Another tab brings a newer version, or takes it all away, or the browser has.
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

/** Files of browsers without a file system for pages. @param now  milliseconds since 1970 */
export const filesIn = (database: string, now: () => number): FileStorage =>
  databaseStorage<Blob, { blob: Blob; changed: number }>(database, {
    stores: { files: null },
    keyOf: (folder, name) => ['files', [folder, name]],
    nameOf: (_store, key) => key as [folder: string, name: string],
    toStored: (blob) => ({ blob, changed: now() }),
    fromStored: ({ blob, changed }) => ({ content: blob, changed }),
  })
