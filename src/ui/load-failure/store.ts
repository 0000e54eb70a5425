import { proxy } from 'valtio/vanilla'

/** How often code that was asked for could not be fetched since the last that could; 0 says nothing. */
export const loadFailure = proxy({ count: 0 })

/** Tells the visitor that what was asked for could not be loaded. */
export function showLoadFailure(): void {
  loadFailure.count += 1
}

/** Takes the message back: it was read, or what was asked for has come. */
export function clearLoadFailure(): void {
  loadFailure.count = 0
}
