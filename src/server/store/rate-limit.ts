import type { RateLimit } from './store.ts'

/** `until`: when this sender will be as one who never sent; to be kept till then. */
export type Admission = { admitted: true; until: number } | { admitted: false; wait: number }

/**
 * Lets a sender send `count` messages at once, and another one each `window / count`.
 * @param until  what the last admission gave; undefined for a new sender
 * @param now  milliseconds since 1970
 * Source: the generic cell rate algorithm, ITU-T I.371 annex A, as virtual scheduling
 */
export function admit(until: number | undefined, now: number, limit: RateLimit): Admission {
  const step = Math.floor(limit.window / limit.count)
  const next = Math.max(until ?? now, now) + step
  const early = next - limit.window - now
  return early > 0 ? { admitted: false, wait: early } : { admitted: true, until: next }
}
