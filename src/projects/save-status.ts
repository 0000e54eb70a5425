/** Why a project could not be saved or read. */
export type StorageFault =
  /** The browser's quota is used up; what was saved before is unchanged. */
  | 'Full'
  /** The browser cannot save here, as in some private windows, or failed to. */
  | 'Blocked'
  /** The project or one of its files does not exist any more. */
  | 'Gone'
  /** A later version of this site wrote it. */
  | 'Newer'
  /** Its document is invalid. */
  | 'Damaged'
  /** A file of this site could not be fetched. */
  | 'Offline'
  /** Another tab has the project's lock. */
  | 'Elsewhere'

/** Whether a project is being saved, is saved, or why not. */
export type SaveStatus = 'saving' | 'saved' | StorageFault

export class StorageError extends Error {
  readonly code: StorageFault
  constructor(code: StorageFault, cause?: unknown) {
    super(code, { cause })
    this.name = 'StorageError'
    this.code = code
  }
}

/** A storage exception as a `StorageError`. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return new StorageError('Full', error)
  return new StorageError(name === 'NotFoundError' ? 'Gone' : 'Blocked', error)
}
