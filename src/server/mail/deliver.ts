import { type Clock, type Log, reasonOf } from '../log.ts'
import type { Store } from '../store/store.ts'
import { backoff } from './backoff.ts'
import { type SendMail, sendLimit } from './transport.ts'

export interface DeliveryParts {
  getStore: () => Promise<Store>
  send: SendMail
  clock: Clock
  /** 0 up to 1 */
  random: () => number
  log: Log
}

/** How long a mail belongs to who claimed it, milliseconds. */
export const lease = 2 * sendLimit

/**
 * Sends the next mail that is due, and settles in the store what became of it. Should this process
 * end in between, the mail is sent again once its lease is over: rather twice than never.
 * @returns `idle` when nothing is due
 */
export async function deliverNext(parts: DeliveryParts): Promise<'sent' | 'failed' | 'idle'> {
  const { getStore, send, clock, random, log } = parts
  const store = await getStore()
  const now = clock()
  const claimed = await store.claimMail(now, now + lease)
  if (!claimed) return 'idle'
  const { attempt, message } = claimed
  try {
    await send(claimed)
  } catch (error) {
    const reason = reasonOf(error)
    const failedAt = clock()
    await store.mailFailed(claimed, detailOf(error), failedAt + backoff(attempt, random()))
    const time = new Date(failedAt).toISOString()
    log({ time, level: 'error', event: 'mail failed', id: message.id, attempt, reason })
    return 'failed'
  }
  const sentAt = clock()
  await store.mailSent(claimed, sentAt)
  const time = new Date(sentAt).toISOString()
  log({ time, level: 'info', event: 'mail sent', id: message.id, attempt })
  return 'sent'
}

/** For the inbox, which may hold what a log may not: the mail server's own words too. */
function detailOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return `${reasonOf(error)} (${said.slice(0, 300)})`
}
