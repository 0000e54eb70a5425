/**
 * Folders of what the browser keeps for this site: files, or what a database takes besides. Each operation is done whole
 * or not at all, also when the browser ends in its midst; several together are not.
 */
export type FileStorage<Content = Blob> = {
  folders(): Promise<string[]>
  /** Names in a folder; none where there is no such folder. */
  names(folder: string): Promise<string[]>
  /** @returns undefined where there is none; `changed` in milliseconds since 1970 */
  read(folder: string, name: string): Promise<{ content: Content; changed: number } | undefined>
  /**
   * Puts files in place of what was there: in a database all of them or none, else one after the other.
   * @throws DOMException `QuotaExceededError` when the disk is full
   */
  write(folder: string, files: readonly NamedFile<Content>[]): Promise<void>
  remove(folder: string, name: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}

export type NamedFile<Content> = readonly [name: string, content: Content]

/** Names are paths in a tour; in a folder of the browser they are one name each. */
const toName = (path: string) => encodeURIComponent(path)
const fromName = (name: string) => decodeURIComponent(name)

const isMissing = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

/** What the task gives, or the other thing where what it looks for is not there. */
async function orElse<T>(task: Promise<T>, other: T): Promise<T> {
  try {
    return await task
  } catch (error) {
    if (isMissing(error)) return other
    throw error
  }
}

/** Whether this browser has a file system of its own that can be written from a page. */
export const hasOpfs = (): boolean =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle !== 'undefined' &&
  'createWritable' in FileSystemFileHandle.prototype

/**
 * A storage in the origin's private file system. A stream writes into a copy, which takes the file's place when it is
 * closed. @throws DOMException where the browser keeps nothing
 */
export async function opfsStorage(place: string): Promise<FileStorage> {
  const root = await navigator.storage.getDirectory()
  const all = await root.getDirectoryHandle(place, { create: true })
  const open = (folder: string, create = false) =>
    all.getDirectoryHandle(toName(folder), { create })
  const list = async (handle: FileSystemDirectoryHandle) => {
    const names: string[] = []
    for await (const name of handle.keys()) names.push(fromName(name))
    return names
  }
  return {
    folders: () => list(all),
    names: (folder) => orElse(open(folder).then(list), []),
    read: (folder, name) =>
      orElse(
        (async () => {
          const handle = await (await open(folder)).getFileHandle(toName(name))
          const file = await handle.getFile()
          return { content: file, changed: file.lastModified }
        })(),
        undefined,
      ),
    async write(folder, files) {
      const into = await open(folder, true)
      for (const [name, blob] of files) {
        const handle = await into.getFileHandle(toName(name), { create: true })
        const stream = await handle.createWritable()
        try {
          await stream.write(blob)
          await stream.close()
        } catch (error) {
          await stream.abort().catch(() => {})
          throw error
        }
      }
    },
    remove: (folder, name) =>
      orElse(
        open(folder).then((handle) => handle.removeEntry(toName(name))),
        undefined,
      ),
    removeFolder: (folder) =>
      orElse(all.removeEntry(toName(folder), { recursive: true }), undefined),
  }
}
