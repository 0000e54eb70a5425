import { createHash, createHmac } from 'node:crypto'
import type { ContactMessage } from '../../contract/contact.ts'
import { type Clock, type Log, reasonOf } from '../log.ts'
import type { RateLimit, Store } from '../store/store.ts'
import type { ReceivedMessage, StoreResult } from './api.ts'
import { networkOf } from './client-address.ts'

interface MessageWriterParts {
  getStore: () => Promise<Store>
  limit: RateLimit
  clock: Clock
  log: Log
  /** Hears of every message that was kept anew. */
  onStored: () => void
  /** Hears of every message that could not be kept. */
  onFailed: () => void
}

/**
 * Keeps messages in the store. What the store cannot do is logged, without a word of the message,
 * and answered by `unavailable`.
 */
export function createMessageWriter({
  getStore,
  limit,
  clock,
  log,
  onStored,
  onFailed,
}: MessageWriterParts) {
  let secret: string | undefined
  return async ({ message, key, address }: ReceivedMessage): Promise<StoreResult> => {
    const receivedAt = clock()
    const time = new Date(receivedAt).toISOString()
    try {
      const store = await getStore()
      secret ??= await store.secret()
      const sender = senderOf(secret, address)
      const entry = { message, key, digest: digestOf(message), sender, receivedAt }
      const outcome = await store.saveMessage(entry, limit)
      if (outcome.kind === 'kept') {
        log({ time, level: 'info', event: 'message kept', id: outcome.id })
        onStored()
      }
      return outcome
    } catch (error) {
      log({ time, level: 'error', event: 'message not kept', reason: reasonOf(error) })
      onFailed()
      return { kind: 'unavailable' }
    }
  }
}

function senderOf(secret: string, address: string): string {
  return createHmac('sha256', secret).update(networkOf(address)).digest('hex')
}

function digestOf({ name, email, service, message }: ContactMessage): string {
  const text = JSON.stringify([name, email, service, message])
  return createHash('sha256').update(text).digest('hex')
}
