import { type Clock, type Log, reasonOf } from '../log.ts'
import type { Store } from '../store/store.ts'
import { type SendMail, sendLimit } from './smtp.ts'

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

/** Milliseconds after a first failure, and at most. */
const first = 30_000
const most = 60 * 60_000

/**
 * How long to wait before a mail is tried again: twice as long each time, up to an hour, shortened by
 * up to half at random so that many mails do not come back at once. It is tried for as long as it is
 * not sent or its message handled.
 * @param attempt  that failed, from 1
 * @param random  0 up to 1
 * @returns milliseconds
 */
export function backoff(attempt: number, random: number): number {
  const whole = Math.min(most, first * 2 ** Math.min(attempt - 1, 30))
  return Math.round(whole * (1 - random / 2))
}
