import { type FileStorage, hasOpfs, type NamedFile, opfsStorage } from './file-storage.ts'
import { databaseNames, toursFolder } from './places.ts'
import { StorageError, storageErrorOf } from './save-status.ts'

/** The fields of a project's document that saving needs. */
export interface ProjectDocument {
  id: string
  name: string
  /** `type` when the storage does not keep it */
  files: readonly { id: string; type?: string; bytes?: number }[]
}

/** How a document is written and read. The same document always gives the same text. */
export interface Codec<D extends ProjectDocument, Kept = string> {
  /** The code is `Newer` when a later version of this site wrote it. */
  parse(kept: Kept): { document: D } | { fault: { code: string } }
  serialise(document: D): Kept
  /** The count that the list shows: rooms of a tour, pieces of a room. */
  count(document: D): number
}

/** Returns a file's content by its id in the document. */
type GetContent<Content> = (fileId: string) => Promise<Content>
export type GetBlob = GetContent<Blob>

/** A saved project as it is listed. */
export interface ProjectSummary {
  id: string
  name: string
  count: number
  /** milliseconds since 1970 */
  changed: number
  /** bytes of its media */
  bytes: number
}

/** The file name of a document in an archive and in a folder. */
export const documentFileName = 'tour.json'

/** A stored file is named by its id, since a path may be given to another file once the first one is gone. */
export const storedFileName = (fileId: string) => `media-${fileId}`

/** A first save that is older than this is not in progress any more, ms. */
const stale = 60 * 60 * 1000

/**
 * Opens the store of tours: in the origin private file system, else in a database.
 * @throws StorageError `Blocked` where the browser keeps nothing
 */
export async function openTourProjectStore<D extends ProjectDocument>(
  codec: Codec<D>,
): Promise<ProjectStore<D>> {
  try {
    const store = createProjectStore(await openStorage(), textCodec(codec))
    // Harmless, and tried again next time.
    store.sweep(Date.now() - stale).catch(console.warn)
    return store
  } catch (error) {
    throw new StorageError('Blocked', error)
  }
}

async function openStorage(): Promise<FileStorage> {
  const database = async () => {
    // Most browsers never need it.
    const storage = (await import('./database.ts')).databaseFileStorage(
      databaseNames.tours,
      Date.now,
    )
    await storage.folders()
    return storage
  }
  // Private windows of some browsers have the functions but refuse.
  return hasOpfs() ? opfsStorage(toursFolder).catch(database) : database()
}

/** A codec for documents that are stored as a text file. */
export const textCodec = <D extends ProjectDocument>(codec: Codec<D>) => ({
  ...codec,
  parse: async (file: Blob) => codec.parse(await file.text()),
  serialise: (document: D) => new Blob([codec.serialise(document)]),
})

/** How a document is stored, with asynchronous reading. */
type StorageCodec<D extends ProjectDocument, Content> = Omit<Codec<D, Content>, 'parse'> & {
  parse(kept: Content): MaybePromise<ReturnType<Codec<D>['parse']>>
}
type MaybePromise<T> = T | Promise<T>

/** Stores each project as a folder with its document and its files, named by their ids. */
export type ProjectStore<D extends ProjectDocument, Content = Blob> = ReturnType<
  typeof createProjectStore<D, Content>
>

/** @throws StorageError from each of what is returned */
export function createProjectStore<D extends ProjectDocument, Content = Blob>(
  storage: FileStorage<Content>,
  codec: StorageCodec<D, Content>,
) {
  const documentOf = async (id: string) => {
    const found = await storage.read(id, documentFileName)
    if (!found) return undefined
    const read = await codec.parse(found.content)
    if ('document' in read) return { document: read.document, changed: found.changed }
    throw new StorageError(read.fault.code === 'Newer' ? 'Newer' : 'Damaged')
  }
  const need = async (id: string) => {
    const found = await documentOf(id)
    if (!found) throw new StorageError('Gone')
    return found.document
  }
  const manifest = (document: D) => [documentFileName, codec.serialise(document)] as const

  /** Media first and the document last, so that an interrupted save leaves the previous project. */
  const save = async (
    document: D,
    getContent: GetContent<Content>,
    recalled?: ReadonlySet<string>,
    redone?: ReadonlySet<string>,
  ) => {
    const { id, files } = document
    const there = new Set(await storage.names(id))
    const fresh = files.filter(
      (file) => redone?.has(file.id) || !there.has(storedFileName(file.id)),
    )
    try {
      const written: NamedFile<Content>[] = []
      // One by one, since some are fetched or drawn.
      for (const file of fresh) written.push([storedFileName(file.id), await getContent(file.id)])
      await storage.write(id, [...written, manifest(document)])
    } catch (error) {
      // What was written is removed again, since it would only take up space.
      for (const file of fresh)
        if (!there.has(storedFileName(file.id)))
          await storage.remove(id, storedFileName(file.id)).catch(() => {})
      if (!there.has(documentFileName)) await storage.removeFolder(id).catch(() => {})
      throw error
    }
    if (!recalled) return
    const named = new Set([...files.map((file) => file.id), ...recalled])
    const wanted = new Set([documentFileName, ...Array.from(named, storedFileName)])
    // The project is saved all the same; `tidy` removes what is left.
    for (const name of there)
      if (!wanted.has(name)) await storage.remove(id, name).catch(console.warn)
  }

  return {
    /** The readable projects, the last changed first. */
    list: () =>
      coded(async () => {
        const found: ProjectSummary[] = []
        for (const id of await storage.folders()) {
          const saved = await documentOf(id).catch(() => undefined)
          if (!saved) continue
          const { document, changed } = saved
          const bytes = document.files.reduce((sum, file) => sum + (file.bytes ?? 0), 0)
          found.push({ id, name: document.name, count: codec.count(document), changed, bytes })
        }
        return found.sort((a, b) => b.changed - a.changed)
      }),

    /** Opens a project. It deletes nothing, since another tab may be writing it. */
    open: (id: string) =>
      coded(async () => {
        const document = await need(id)
        const types = new Map(document.files.map((file) => [file.id, file.type]))
        const getBlob: GetContent<Content> = (fileId) =>
          coded(async () => {
            const found = await storage.read(id, storedFileName(fileId))
            if (!found) throw new StorageError('Gone')
            const { content } = found
            const type = types.get(fileId)
            if (!(content instanceof Blob) || type === undefined) return content
            // A blob of another type is the same kind of content.
            return content.slice(0, content.size, type) as Content & Blob
          })
        return { document, getBlob }
      }),

    /**
     * Writes what has changed: new files first, then the document. Files are known by their ids, so other content
     * needs another id. Files that the document no longer refers to stay for an undo, until `tidy`.
     * @param recalled  ids of files that an undo may bring back: of what the document does not name, only these stay
     * @param redone  ids of files that have another content than what is there
     */
    save: (...given: Parameters<typeof save>) => coded(() => save(...given)),

    /**
     * Deletes files that the saved document does not refer to, such as those of an interrupted session. The caller
     * must hold the project's lock and not be saving.
     */
    tidy: (id: string) =>
      coded(async () => {
        const { files } = await need(id)
        const named = new Set([documentFileName, ...files.map((file) => storedFileName(file.id))])
        for (const name of await storage.names(id))
          if (!named.has(name)) await storage.remove(id, name)
      }),

    /**
     * Deletes folders without a document, which interrupted first saves leave.
     * @param before  milliseconds since 1970; what was written later may still be at it
     */
    sweep: (before: number) =>
      coded(async () => {
        for (const id of await storage.folders()) {
          const names = await storage.names(id)
          if (names.includes(documentFileName)) continue
          const files = await Promise.all(names.map((name) => storage.read(id, name)))
          if (files.every((file) => !file || file.changed < before)) await storage.removeFolder(id)
        }
      }),

    rename: (id: string, name: string) =>
      coded(async () => storage.write(id, [manifest({ ...(await need(id)), name })])),

    delete: (id: string) => coded(() => storage.removeFolder(id)),
  }
}

/** Any storage exception as a `StorageError`. */
async function coded<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    throw storageErrorOf(error)
  }
}
