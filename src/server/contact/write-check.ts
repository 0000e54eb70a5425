import type { Clock } from '../log.ts'
import type { Store } from '../store/store.ts'

/** How long a trial that went well is believed in, milliseconds: whoever asks often does not wear the disk. */
export const validForMs = 10_000

interface WriteCheck {
  /** Rejects when a message could not be kept now. */
  check: () => Promise<void>
  /** To be called when one could not be: only another trial makes good for that. */
  invalidate: () => void
}

/** Finds out by trying whether a store can keep messages: one that can be read may be full, or read-only. */
export function createWriteCheck(
  getStore: () => Promise<Pick<Store, 'check' | 'checkWritable'>>,
  clock: Clock,
): WriteCheck {
  let validUntil = Number.NEGATIVE_INFINITY
  return {
    check: async () => {
      const store = await getStore()
      if (clock() < validUntil) return store.check()
      await store.checkWritable()
      validUntil = clock() + validForMs
    },
    invalidate: () => {
      validUntil = Number.NEGATIVE_INFINITY
    },
  }
}
