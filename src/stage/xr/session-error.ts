/** Why there is no session: the visitor or the site may not, the device cannot, it is busy, or who knows. */
export type Refusal = 'refused' | 'unsupported' | 'busy' | 'failed'

export class SessionError extends Error {
  readonly reason: Refusal
  constructor(reason: Refusal, cause?: unknown) {
    super(`No XR session: ${reason}`, { cause })
    this.name = 'SessionError'
    this.reason = reason
  }
}

const reasons: Record<string, Refusal> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotSupportedError: 'unsupported',
  InvalidStateError: 'busy',
}

/** What a browser's answer to the request for a session means. */
export function reasonOf(error: unknown): Refusal {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  return reasons[name] ?? 'failed'
}
