import { createHash, createHmac } from 'node:crypto'
import type { ContactMessage } from '../../contract/contact.ts'
import { type Clock, errorReason, type Log } from '../log.ts'
import type { RateLimit, Store } from '../store/store.ts'
import type { ReceivedMessage, StoreResult } from './api.ts'
import { networkOf } from './client-address.ts'

interface MessageWriterParts {
  getStore: () => Promise<Store>
  limit: RateLimit
  clock: Clock
  log: Log
  /** Called for every newly stored message. */
  onStored: () => void
  /** Called for every message that could not be stored. */
  onFailed: () => void
}

/**
 * Stores messages. A failure of the store is logged without the message and answered by `unavailable`.
 */
export function createMessageWriter(parts: MessageWriterParts) {
  const { getStore, limit, clock, log } = parts
  let secret: string | undefined
  return async ({ message, key, address }: ReceivedMessage): Promise<StoreResult> => {
    const receivedAt = clock()
    try {
      const store = await getStore()
      secret ??= await store.secret()
      const sender = senderOf(secret, address)
      const entry = { message, key, digest: digestOf(message), sender, receivedAt }
      const outcome = await store.saveMessage(entry, limit)
      if (outcome.kind === 'kept') {
        log({ level: 'info', event: 'message kept', id: outcome.id })
        parts.onStored()
      }
      return outcome
    } catch (error) {
      log({ level: 'error', event: 'message not kept', reason: errorReason(error) })
      parts.onFailed()
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

/**
 * How long a successful write check is valid, milliseconds, so that frequent readiness checks do not wear the disk.
 */
export const writeCheckValidMs = 10_000

/** Checks by a trial row whether the store can be written: one that can be read may be full or read-only. */
export function createWriteCheck(
  getStore: () => Promise<Pick<Store, 'check' | 'checkWritable'>>,
  clock: Clock,
) {
  let validUntil = Number.NEGATIVE_INFINITY
  return {
    /** Rejects when a message could not be stored now. */
    check: async () => {
      const store = await getStore()
      if (clock() < validUntil) return store.check()
      await store.checkWritable()
      validUntil = clock() + writeCheckValidMs
    },
    /** Invalidates the last result after a failed message, until the next check succeeds. */
    invalidate: () => {
      validUntil = Number.NEGATIVE_INFINITY
    },
  }
}
