import { type Clock, errorReason, type Log } from '../log.ts'
import type { Store } from '../store/store.ts'
import { type SendMail, sendTimeoutMs } from './smtp.ts'

export interface DeliveryDependencies {
  getStore: () => Promise<Store>
  send: SendMail
  clock: Clock
  /** 0 up to 1 */
  random: () => number
  log: Log
}

/** How long a mail is reserved for the process that claimed it, milliseconds. */
export const lease = 2 * sendTimeoutMs

/**
 * Sends the next mail that is due and records the result. If this process ends in between, the mail is sent again
 * after its lease: rather twice than never.
 * @returns `idle` when nothing is due
 */
export async function deliverNext(
  parts: DeliveryDependencies,
): Promise<'sent' | 'failed' | 'idle'> {
  const { getStore, send, clock, random, log } = parts
  const store = await getStore()
  const now = clock()
  const claimed = await store.claimMail(now, now + lease)
  if (!claimed) return 'idle'
  const { attempt, message } = claimed
  try {
    await send(claimed)
  } catch (error) {
    const reason = errorReason(error)
    await store.mailFailed(claimed, detailOf(error), clock() + backoff(attempt, random()))
    log({ level: 'error', event: 'mail failed', id: message.id, attempt, reason })
    return 'failed'
  }
  await store.mailSent(claimed, clock())
  log({ level: 'info', event: 'mail sent', id: message.id, attempt })
  return 'sent'
}

/** The reason for the inbox, which unlike the log may contain the mail server's own message. */
function detailOf(error: unknown): string {
  const said = error instanceof Error ? error.message : String(error)
  return `${errorReason(error)} (${said.slice(0, 300)})`
}

/**
 * Sends mails that are due one after another, until stopped. It looks again when woken, and every `interval`
 * milliseconds for retries and for mails that another instance left behind.
 */
export function startOutbox(parts: DeliveryDependencies, interval: number) {
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
    /** To be called when there is a new mail. */
    wake: () => {
      isWoken = true
      wake()
    },
    /** Resolves once the current mail is finished; no other is started. */
    stop: () => {
      stopped = true
      wake()
      return done
    },
  }
}

/** After a failure of the store it is tried again at the next interval. */
async function attempt(parts: DeliveryDependencies) {
  try {
    return await deliverNext(parts)
  } catch (error) {
    parts.log({ level: 'error', event: 'outbox not reached', reason: errorReason(error) })
    return 'idle'
  }
}

/** The first and the longest delay, milliseconds, before they are shortened. */
const first = 30_000
const most = 60 * 60_000

/**
 * The delay before the next attempt: doubled each time, up to an hour, and shortened by up to half at random, so that
 * many mails do not come back at once. Attempts go on until the mail is sent or its message handled.
 * @param attempt  that failed, from 1
 * @param random  0 up to 1
 * @returns milliseconds
 */
export function backoff(attempt: number, random: number): number {
  const whole = Math.min(most, first * 2 ** Math.min(attempt - 1, 30))
  return Math.round(whole * (1 - random / 2))
}
