import type { Page } from '@playwright/test'

/** So long nothing is fetched in a page that is quiet, and so long is it waited for at most. Milliseconds. */
const rest = 100
const most = 10_000

/**
 * Watches what the page fetches, from now on: the state `networkidle` asks for half a second of silence, five times as
 * much as a page on this machine needs that is alive.
 * @returns a wait, until nothing is being fetched
 */
export function watchTraffic(page: Page): () => Promise<void> {
  const pending = new Set<unknown>()
  let changedAt = Date.now()
  const note = (change: (request: unknown) => void) => (request: unknown) => {
    change(request)
    changedAt = Date.now()
  }
  const end = note((request) => pending.delete(request))
  page.on(
    'request',
    note((request) => pending.add(request)),
  )
  page.on('requestfinished', end).on('requestfailed', end)
  return async () => {
    const until = Date.now() + most
    const silence = () => (pending.size > 0 ? 0 : Date.now() - changedAt)
    for (let left = rest; left > 0; left = rest - silence()) {
      if (Date.now() > until) throw new Error(`Still ${pending.size} requests after ${most} ms`)
      await new Promise((resolve) => setTimeout(resolve, Math.max(left, 10)))
    }
  }
}
