import { proxy } from 'valtio/vanilla'

/** Number of failed loads since the last successful one; 0 shows nothing. */
export const loadFailure = proxy({ count: 0 })

/** Shows that something could not be loaded. */
export function showLoadFailure(): void {
  loadFailure.count += 1
}

/** Hides the message, after it was dismissed or a load succeeded. */
export function clearLoadFailure(): void {
  loadFailure.count = 0
}
