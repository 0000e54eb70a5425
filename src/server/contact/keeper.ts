import { createHash, createHmac } from 'node:crypto'
import type { ContactMessage } from '../../contract/contact.ts'
import { type Clock, type Log, reasonOf } from '../log.ts'
import type { RateLimit, Store } from '../store/store.ts'
import type { Kept, Sent } from './api.ts'
import { networkOf } from './client-address.ts'

export interface KeeperParts {
  store: Store
  limit: RateLimit
  clock: Clock
  log: Log
  /** Hears of every message that was kept anew. */
  onKept: () => void
}

/**
 * Keeps messages in the store. What the store cannot do is logged, without a word of the message,
 * and answered by `unavailable`.
 */
export function keeper({ store, limit, clock, log, onKept }: KeeperParts) {
  return async ({ message, key, address }: Sent): Promise<Kept> => {
    const receivedAt = clock()
    const time = new Date(receivedAt).toISOString()
    try {
      const sender = await senderOf(store, address)
      const entry = { message, key, digest: digestOf(message), sender, receivedAt }
      const outcome = await store.keep(entry, limit)
      if (outcome.kind === 'kept') {
        log({ time, level: 'info', event: 'message kept', id: outcome.id })
        onKept()
      }
      return outcome
    } catch (error) {
      log({ time, level: 'error', event: 'message not kept', reason: reasonOf(error) })
      return { kind: 'unavailable' }
    }
  }
}

async function senderOf(store: Store, address: string): Promise<string> {
  const secret = await store.secret()
  return createHmac('sha256', secret).update(networkOf(address)).digest('hex')
}

function digestOf({ name, email, service, message }: ContactMessage): string {
  const text = JSON.stringify([name, email, service, message])
  return createHash('sha256').update(text).digest('hex')
}
