/** Why nothing could be saved or found. */
export type SaveFaultCode =
  /** The browser gives no more room; what was saved before is as it was. */
  | 'Full'
  /** The browser saves nothing here, as in some private windows, or failed to. */
  | 'Blocked'
  /** It is not there any more, or a file of it. */
  | 'Gone'
  /** A later version of this site wrote it. */
  | 'Newer'
  /** Its document cannot be read. */
  | 'Damaged'
  /** A file that lies on this site could not be fetched. */
  | 'Offline'
  /** Another tab has it, and saves it there. */
  | 'Elsewhere'

/** How the saving of a project stands. */
export type SaveStatus = 'saving' | 'saved' | SaveFaultCode

export class SaveFault extends Error {
  readonly code: SaveFaultCode
  constructor(code: SaveFaultCode, cause?: unknown) {
    super(code, { cause })
    this.name = 'SaveFault'
    this.code = code
  }
}

/** What a browser's storage throws, as a fault with a code. */
export function saveFaultOf(error: unknown): SaveFault {
  if (error instanceof SaveFault) return error
  const name = error instanceof Error ? error.name : ''
  if (name === 'QuotaExceededError') return new SaveFault('Full', error)
  return new SaveFault(name === 'NotFoundError' ? 'Gone' : 'Blocked', error)
}
