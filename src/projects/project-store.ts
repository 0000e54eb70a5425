import { type FileStorage, hasOpfs, opfsStorage } from './file-storage.ts'
import { SaveFault, saveFaultOf } from './save-status.ts'

/** What saving and sending need to know of a project's document; the document has more. */
export interface ProjectDocument {
  id: string
  name: string
  rooms: readonly unknown[]
  files: readonly { id: string; path: string; type: string; bytes: number }[]
}

/** How a document becomes text and comes back. The same document always gives the same text. */
export interface Codec<D extends ProjectDocument> {
  /** The code is `Newer` where a later version of this site wrote it. */
  parse(text: string): { document: D } | { fault: { code: string } }
  serialise(document: D): string
}

/** Where a file's content is, by its id in the document. */
export type GetBlob = (fileId: string) => Promise<Blob>

/** A project that this browser keeps, as it is listed. */
export interface SavedProject {
  id: string
  name: string
  rooms: number
  /** milliseconds since 1970 */
  changed: number
  /** of its media */
  bytes: number
}

/** What a document is called in an archive and in a folder. */
export const manifestName = 'tour.json'

/** By id and not by path, since a path may be given to another file once the first one is gone. */
const nameOf = (fileId: string) => `media-${fileId}`

/** A first save is done after so long, ms. */
const stale = 60 * 60 * 1000

/**
 * The store of this browser: in its file system for pages, else in a database.
 * @param place  a folder's name, and the database's `realia-` and that
 * @throws SaveFault `Blocked` where the browser keeps nothing
 */
export async function openProjectStore<D extends ProjectDocument>(
  place: string,
  codec: Codec<D>,
): Promise<ProjectStore<D>> {
  try {
    const store = createProjectStore(await openStorage(place), codec)
    // In nobody's way, and tried again the next time.
    store.sweep(Date.now() - stale).catch(console.warn)
    return store
  } catch (error) {
    throw new SaveFault('Blocked', error)
  }
}

async function openStorage(place: string): Promise<FileStorage> {
  // Most browsers never need it.
  const database = async () =>
    (await import('./database.ts')).databaseStorage(`realia-${place}`, Date.now)
  // Private windows of some browsers have the functions, and refuse.
  return hasOpfs() ? opfsStorage(place).catch(database) : database()
}

/** Projects in a file storage: a folder each, with the document and its files by their ids. */
export type ProjectStore<D extends ProjectDocument> = ReturnType<typeof createProjectStore<D>>

/** @throws SaveFault from each of what is returned */
export function createProjectStore<D extends ProjectDocument>(
  storage: FileStorage,
  codec: Codec<D>,
) {
  const documentOf = async (id: string) => {
    const found = await storage.read(id, manifestName)
    if (!found) return undefined
    const read = codec.parse(await found.blob.text())
    if ('document' in read) return { document: read.document, changed: found.changed }
    throw new SaveFault(read.fault.code === 'Newer' ? 'Newer' : 'Damaged')
  }
  const need = async (id: string) => {
    const found = await documentOf(id)
    if (!found) throw new SaveFault('Gone')
    return found.document
  }
  const writeDocument = (document: D) =>
    storage.write(document.id, manifestName, new Blob([codec.serialise(document)]))

  /** Media first, and the document last: a project that is cut short in between is the former one. */
  const save = async (document: D, getBlob: GetBlob, recalled?: ReadonlySet<string>) => {
    const { id, files } = document
    const there = new Set(await storage.names(id))
    const written: string[] = []
    try {
      for (const file of files) {
        const name = nameOf(file.id)
        if (there.has(name)) continue
        written.push(name)
        await storage.write(id, name, await getBlob(file.id))
      }
      await writeDocument(document)
    } catch (error) {
      // What has no document is in the way of what there is room for.
      for (const name of written) await storage.remove(id, name).catch(() => {})
      if (!there.has(manifestName)) await storage.removeFolder(id).catch(() => {})
      throw error
    }
    if (!recalled) return
    const named = new Set([...files.map((file) => file.id), ...recalled])
    const wanted = new Set([manifestName, ...Array.from(named, nameOf)])
    // The project is saved all the same: what stays goes with `tidy`.
    for (const name of there)
      if (!wanted.has(name)) await storage.remove(id, name).catch(console.warn)
  }

  return {
    /** Those that can be read, the last one changed first. */
    list: () =>
      coded(async () => {
        const found: SavedProject[] = []
        for (const id of await storage.folders()) {
          const saved = await documentOf(id).catch(() => undefined)
          if (!saved) continue
          const { name, rooms, files } = saved.document
          const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
          found.push({ id, name, rooms: rooms.length, changed: saved.changed, bytes })
        }
        return found.sort((a, b) => b.changed - a.changed)
      }),

    /** Opens a project. Nothing is taken away, since another tab may be writing it. */
    open: (id: string) =>
      coded(async () => {
        const document = await need(id)
        const types = new Map(document.files.map((file) => [file.id, file.type]))
        const getBlob: GetBlob = (fileId) =>
          coded(async () => {
            const found = await storage.read(id, nameOf(fileId))
            if (!found) throw new SaveFault('Gone')
            return found.blob.slice(0, found.blob.size, types.get(fileId))
          })
        return { document, getBlob }
      }),

    /**
     * Writes what has changed: files that are not there yet, then the document. Files are told by their ids, so that
     * another content needs another id. Those that the document no longer names stay for an undo, until `tidy`.
     * @param recalled  ids of files that an undo may bring back: of what the document does not name, only these stay
     */
    save: (document: D, getBlob: GetBlob, recalled?: ReadonlySet<string>) =>
      coded(() => save(document, getBlob, recalled)),

    /**
     * Takes away files that the saved document does not name, such as a session that was cut short leaves. For whoever has
     * the project's lock, while it is not being saved.
     */
    tidy: (id: string) =>
      coded(async () => {
        const { files } = await need(id)
        const named = new Set([manifestName, ...files.map((file) => nameOf(file.id))])
        for (const name of await storage.names(id))
          if (!named.has(name)) await storage.remove(id, name)
      }),

    /**
     * Takes away folders without a document: first saves that were cut short.
     * @param before  milliseconds since 1970; what was written later may still be at it
     */
    sweep: (before: number) =>
      coded(async () => {
        for (const id of await storage.folders()) {
          const names = await storage.names(id)
          if (names.includes(manifestName)) continue
          const files = await Promise.all(names.map((name) => storage.read(id, name)))
          if (files.every((file) => !file || file.changed < before)) await storage.removeFolder(id)
        }
      }),

    rename: (id: string, name: string) =>
      coded(async () => writeDocument({ ...(await need(id)), name })),

    delete: (id: string) => coded(() => storage.removeFolder(id)),
  }
}

/** Whatever a storage throws, as a fault with a code. */
async function coded<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    throw saveFaultOf(error)
  }
}
