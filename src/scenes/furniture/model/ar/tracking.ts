/**
 * How well the device knows where it is: `good`; `looking` for a surface to aim at; `lost` in the room; or `paused` by
 * the device, which shows something else.
 */
export type Tracking = 'good' | 'looking' | 'lost' | 'paused'

/** What a frame tells. Times in milliseconds. */
interface Sighting {
  visibility: XRVisibilityState
  now: number
  /** when a pose was last known in full, not guessed */
  poseAt: number
  /** when a surface was last aimed at */
  hitAt: number
}

/** A blink is no loss: so long is waited before it is said, ms. */
const timeoutMs = { pose: 500, hit: 1500 } as const

export function trackingOf({ visibility, now, poseAt, hitAt }: Sighting): Tracking {
  if (visibility !== 'visible') return 'paused'
  if (now - poseAt > timeoutMs.pose) return 'lost'
  return now - hitAt > timeoutMs.hit ? 'looking' : 'good'
}
