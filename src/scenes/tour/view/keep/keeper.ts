import { type Codec, type GetBlob, type KeptDocument, manifestName } from './codec.ts'
import type { Shelf } from './shelf.ts'

/** A tour that this browser keeps, as it is listed. */
export type KeptTour = {
  id: string
  name: string
  rooms: number
  /** milliseconds since 1970 */
  changed: number
  /** of its media */
  bytes: number
}

/** Why nothing could be kept or found. */
export type KeepFaultCode =
  /** The browser gives no more room; what was kept before is as it was. */
  | 'Full'
  /** The browser keeps nothing here, as in some private windows, or failed to. */
  | 'Blocked'
  /** It is not there any more, or a file of it. */
  | 'Gone'
  /** A later version of this site wrote it. */
  | 'Newer'
  /** Its document cannot be read. */
  | 'Damaged'
  /** A file that lies on this site could not be fetched. */
  | 'Offline'

export class KeepFault extends Error {
  readonly code: KeepFaultCode
  constructor(code: KeepFaultCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'KeepFault'
    this.code = code
  }
}

/** By id and not by path, since a path may be given to another file once the first one is gone. */
const nameOf = (fileId: string) => `media-${fileId}`

/** The tours on a shelf: a folder each, with the document and its files by their ids. */
export type Keeper<D extends KeptDocument> = ReturnType<typeof createKeeper<D>>

/** @throws KeepFault from each of what is returned */
export function createKeeper<D extends KeptDocument>(shelf: Shelf, codec: Codec<D>) {
  const documentOf = async (id: string) => {
    const found = await shelf.read(id, manifestName)
    if (!found) return undefined
    const read = codec.parse(await found.blob.text())
    if ('document' in read) return { document: read.document, changed: found.changed }
    throw new KeepFault(read.fault.code === 'Newer' ? 'Newer' : 'Damaged')
  }
  const need = async (id: string) => {
    const found = await documentOf(id)
    if (!found) throw new KeepFault('Gone')
    return found.document
  }
  const blobOf = async (id: string, fileId: string) => {
    const found = await shelf.read(id, nameOf(fileId))
    if (!found) throw new KeepFault('Gone')
    return found.blob
  }

  /** Takes away what a document does not name. */
  const collect = async (id: string, document: D) => {
    const kept = new Set([manifestName, ...document.files.map((file) => nameOf(file.id))])
    for (const name of await shelf.names(id)) if (!kept.has(name)) await shelf.remove(id, name)
  }

  /** Media first, and the document last: a tour that is cut short in between is the former one. */
  const save = async (document: D, getBlob: GetBlob, recalled?: ReadonlySet<string>) => {
    const { id, files } = document
    const there = new Set(await shelf.names(id))
    const written: string[] = []
    try {
      for (const file of files) {
        const name = nameOf(file.id)
        if (there.has(name)) continue
        written.push(name)
        await shelf.write(id, name, await getBlob(file.id))
      }
      await shelf.write(id, manifestName, new Blob([codec.serialise(document)]))
    } catch (error) {
      // What has no document is in the way of what there is room for.
      for (const name of written) await shelf.remove(id, name).catch(() => {})
      if (!there.has(manifestName)) await shelf.removeFolder(id).catch(() => {})
      throw error
    }
    if (!recalled) return
    const named = new Set([...files.map((file) => file.id), ...recalled])
    const wanted = new Set([manifestName, ...Array.from(named, nameOf)])
    // The tour is kept all the same: what stays goes with `tidy`.
    for (const name of there)
      if (!wanted.has(name)) await shelf.remove(id, name).catch(console.warn)
  }

  return {
    /** Those that can be read, the last one changed first. */
    list: () =>
      coded(async () => {
        const found: KeptTour[] = []
        for (const id of await shelf.folders()) {
          const kept = await documentOf(id).catch(() => undefined)
          if (!kept) continue
          const { name, rooms, files } = kept.document
          const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
          found.push({ id, name, rooms: rooms.length, changed: kept.changed, bytes })
        }
        return found.sort((a, b) => b.changed - a.changed)
      }),

    /** Opens a tour. Nothing is taken away, since another tab may be writing it. */
    open: (id: string) =>
      coded(async () => {
        const document = await need(id)
        const types = new Map(document.files.map((file) => [file.id, file.type]))
        const getBlob: GetBlob = (fileId) =>
          coded(async () => {
            const blob = await blobOf(id, fileId)
            return blob.slice(0, blob.size, types.get(fileId))
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
     * Takes away files that the kept document does not name, such as a session that was cut short leaves. For whoever holds
     * the tour, while it is not being saved.
     */
    tidy: (id: string) => coded(async () => collect(id, await need(id))),

    /**
     * Takes away folders without a document: first keepings that were cut short.
     * @param before  milliseconds since 1970; what was written later may still be at it
     */
    sweep: (before: number) =>
      coded(async () => {
        for (const id of await shelf.folders()) {
          const names = await shelf.names(id)
          if (names.includes(manifestName)) continue
          const files = await Promise.all(names.map((name) => shelf.read(id, name)))
          if (files.every((file) => !file || file.changed < before)) await shelf.removeFolder(id)
        }
      }),

    rename: (id: string, name: string) =>
      coded(async () => {
        const document = { ...(await need(id)), name }
        await shelf.write(id, manifestName, new Blob([codec.serialise(document)]))
      }),

    /** @param copy  the id and the name of the new one */
    duplicate: (id: string, copy: { id: string; name: string }) =>
      coded(async () => {
        const document = { ...(await need(id)), ...copy }
        await save(document, (fileId) => blobOf(id, fileId))
      }),

    delete: (id: string) => coded(() => shelf.removeFolder(id)),
  }
}

/** Whatever a shelf throws, as a fault with a code. */
async function coded<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task()
  } catch (error) {
    if (error instanceof KeepFault) throw error
    const name = error instanceof Error ? error.name : ''
    if (name === 'QuotaExceededError') throw new KeepFault('Full', error)
    throw new KeepFault(name === 'NotFoundError' ? 'Gone' : 'Blocked', error)
  }
}
