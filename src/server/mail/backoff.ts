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
