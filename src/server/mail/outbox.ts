import { reasonOf } from '../log.ts'
import { type DeliveryParts, deliverNext } from './deliver.ts'

export interface Outbox {
  /** To be called when there is a new mail. */
  wake: () => void
  /** Resolves once the mail under way is settled; no other is begun. */
  stop: () => Promise<void>
}

/**
 * Sends what is due, one mail after another, until stopped. Looks again when woken, and every
 * `interval` milliseconds for what is due again or was left behind by another instance.
 */
export function startOutbox(parts: DeliveryParts, interval: number): Outbox {
  let stopped = false
  let wake = () => {}
  let isWoken = false
  const rest = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, isWoken ? 0 : interval)
      isWoken = false
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const work = async () => {
    while (!stopped) {
      if ((await attempt(parts)) === 'idle' && !stopped) await rest()
    }
  }
  const done = work()
  return {
    wake: () => {
      isWoken = true
      wake()
    },
    stop: () => {
      stopped = true
      wake()
      return done
    },
  }
}

/** A store that fails is no reason to end: it is looked at again after the interval. */
async function attempt(parts: DeliveryParts) {
  try {
    return await deliverNext(parts)
  } catch (error) {
    const time = new Date(parts.clock()).toISOString()
    parts.log({ time, level: 'error', event: 'outbox not reached', reason: reasonOf(error) })
    return 'idle'
  }
}
