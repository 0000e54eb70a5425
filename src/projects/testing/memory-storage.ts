import type { FileStorage } from '../file-storage.ts'

type Kept = Map<string, Map<string, { blob: Blob; changed: number }>>

/**
 * A storage in memory, on which the browser can end: the operation of that number, and all after it, are not done.
 * @param kept  what an earlier one has kept
 */
export function memoryStorage(kept: Kept = new Map()) {
  let done = 0
  const state = { endsAt: Number.POSITIVE_INFINITY, room: Number.POSITIVE_INFINITY, writes: 0 }
  const step = async <T>(task: () => T): Promise<T> => {
    done += 1
    if (done > state.endsAt) throw new DOMException('The browser has ended', 'AbortError')
    return task()
  }
  const used = () =>
    [...kept.values()]
      .flatMap((files) => [...files.values()])
      .reduce((sum, { blob }) => sum + blob.size, 0)
  const storage: FileStorage = {
    folders: () => step(() => [...kept.keys()]),
    names: (folder) => step(() => [...(kept.get(folder)?.keys() ?? [])]),
    read: (folder, name) =>
      step(() => {
        const file = kept.get(folder)?.get(name)
        return file && { content: file.blob, changed: file.changed }
      }),
    async write(folder, written) {
      for (const [name, blob] of written)
        await step(() => {
          const files = kept.get(folder) ?? new Map()
          const before = files.get(name)?.blob.size ?? 0
          if (used() - before + blob.size > state.room) {
            throw new DOMException('Full', 'QuotaExceededError')
          }
          state.writes += 1
          files.set(name, { blob, changed: state.writes })
          kept.set(folder, files)
        })
    },
    remove: (folder, name) => step(() => void kept.get(folder)?.delete(name)),
    removeFolder: (folder) => step(() => void kept.delete(folder)),
  }
  return { storage, kept, state, steps: () => done }
}
