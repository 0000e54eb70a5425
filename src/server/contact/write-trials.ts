import type { Clock } from '../log.ts'
import type { Store } from '../store/store.ts'

/** How long a trial that went well is believed in, milliseconds: whoever asks often does not wear the disk. */
export const belief = 10_000

export interface WriteTrials {
  /** Rejects when a message could not be kept now. */
  check: () => Promise<void>
  /** To be called when one could not be: only another trial makes good for that. */
  doubt: () => void
}

/** Finds out by trying whether a store can keep messages: one that can be read may be full, or read-only. */
export function writeTrials(
  getStore: () => Promise<Pick<Store, 'check' | 'tryWriting'>>,
  clock: Clock,
): WriteTrials {
  let believedUntil = Number.NEGATIVE_INFINITY
  return {
    check: async () => {
      const store = await getStore()
      if (clock() < believedUntil) return store.check()
      await store.tryWriting()
      believedUntil = clock() + belief
    },
    doubt: () => {
      believedUntil = Number.NEGATIVE_INFINITY
    },
  }
}
