/**
 * Folders of files that the browser stores for this site. Each operation is atomic, also when the browser ends in the
 * middle; several together are not.
 */
export type FileStorage<Content = Blob> = {
  folders(): Promise<string[]>
  /** The names in a folder; none when there is no such folder. */
  names(folder: string): Promise<string[]>
  /** @returns undefined where there is none; `changed` in milliseconds since 1970 */
  read(folder: string, name: string): Promise<{ content: Content; changed: number } | undefined>
  /**
   * Replaces files: in a database all of them or none, otherwise one after another.
   * @throws DOMException `QuotaExceededError` when the disk is full
   */
  write(folder: string, files: readonly NamedFile<Content>[]): Promise<void>
  remove(folder: string, name: string): Promise<void>
  removeFolder(folder: string): Promise<void>
}

export type NamedFile<Content> = readonly [name: string, content: Content]

/** A path within a project becomes one file name, since a folder of the browser has no subfolders here. */
const toName = (path: string) => encodeURIComponent(path)
const fromName = (name: string) => decodeURIComponent(name)

const isMissing = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

/** The result of a task, or the fallback when a file or folder does not exist. */
async function orElse<T>(task: Promise<T>, other: T): Promise<T> {
  try {
    return await task
  } catch (error) {
    if (isMissing(error)) return other
    throw error
  }
}

/** Whether this browser has an origin private file system that a page can write to. */
export const hasOpfs = (): boolean =>
  typeof navigator.storage?.getDirectory === 'function' &&
  typeof FileSystemFileHandle !== 'undefined' &&
  'createWritable' in FileSystemFileHandle.prototype

/**
 * A storage in the origin's private file system. A stream writes into a copy, which takes the file's place when it is
 * closed.
 * @throws DOMException where the browser keeps nothing
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
