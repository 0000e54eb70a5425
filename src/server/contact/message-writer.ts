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
