import { StorageError, storageErrorOf } from './save-status.ts'

/**
 * Acquires the lock of a project, so that no other tab writes it, until `release` or the end of the tab.
 * @param name  its kind, and its id where there are several of the kind
 * @returns undefined while another tab has it: this one then shows it and writes nothing, or goes on with a copy
 */
export function acquireProjectLock(name: string): Promise<{ release(): void } | undefined> {
  // Browsers without the Web Locks API are so old that they cannot share a project's files between tabs either.
  if (!navigator.locks) return Promise.resolve({ release() {} })
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`realia-${name}`, { ifAvailable: true }, (lock) => {
        if (!lock) return resolve(undefined)
        return new Promise<void>((release) => resolve({ release }))
      })
      .catch(reject)
  })
}

/** The locks that this tab is about to release, by name: reopening a project waits for them. */
const ending = new Map<string, Promise<void>>()

/**
 * Saves a project as long as this tab has its lock.
 * @param begin  begins to save, once the lock is acquired; returns what ends it, with what is left to save
 * @param onFault  told why it does not begin: `Elsewhere` where another tab has the project
 * @returns ends it, and then gives the lock back
 */
export function saveUnderLock(
  name: string,
  begin: () => (() => Promise<void>) | Promise<() => Promise<void>>,
  onFault: (fault: StorageError) => void,
): () => Promise<void> {
  const start = async () => {
    await ending.get(name)
    const lock = await acquireProjectLock(name)
    if (!lock) throw new StorageError('Elsewhere')
    try {
      const end = await begin()
      return () => end().finally(() => lock.release())
    } catch (error) {
      lock.release()
      throw error
    }
  }
  const started = start().catch((error) => onFault(storageErrorOf(error)))
  return () => {
    const ended = started.then((end) => end?.())
    ending.set(
      name,
      ended.catch(() => {}),
    )
    return ended
  }
}

/** Resolves when everything that this tab has stopped saving is written. */
export const whenClosedProjectsSaved = async (): Promise<void> =>
  void (await Promise.all(ending.values()))
