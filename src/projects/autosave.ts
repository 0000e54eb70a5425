import { type SaveStatus, storageErrorOf } from './save-status.ts'

/** What autosave needs: the value, how to write it, and when it changes. */
export interface AutosaveOptions<Value> {
  /** The current value: the same object while nothing has changed; undefined while it is not worth saving. */
  current(): Value | undefined
  /** Without a promise it is done at once, as in local storage, which also works while the page is being left. */
  save(value: Value): Promise<void> | void
  /** Calls back at each change, optionally with another longest delay, and returns the unsubscribe function. */
  subscribe(changed: (withinMs?: number) => void): () => void
  onStatus(status: SaveStatus): void
  /** A change is saved when no other has followed for so long. */
  restMs?: number
  /** The longest that a change waits, however many follow it. */
  withinMs?: number
}

/**
 * Saves a project while it changes, and at once when the page is hidden or left. Saves run one after another, so that
 * an older state never overwrites a newer one; after a failure the next change tries again.
 * @param saved  what is saved already
 */
export function autosave<Value>(options: AutosaveOptions<Value>, saved?: Value) {
  const { current, save, subscribe, onStatus } = options
  const { restMs = 400, withinMs: usualMs = Number.POSITIVE_INFINITY } = options
  const stop = new AbortController()
  /** The value of the last attempt, saved or not. Reporting a failure may trigger a change, which must not retry. */
  let tried = saved
  let timer = 0
  /** when the pending changes must be saved at the latest, ms on the page's own clock */
  let latest = Number.POSITIVE_INFINITY
  let saving: Promise<void> | undefined

  const done = () => onStatus('saved')
  const failed = (error: unknown) => {
    console.warn(error)
    onStatus(storageErrorOf(error).code)
  }
  const write = (): Promise<void> | undefined => {
    const value = current()
    if (value === undefined || value === tried) return undefined
    tried = value
    onStatus('saving')
    try {
      const writing = save(value)
      if (writing) return writing.then(done).catch(failed)
      done()
    } catch (error) {
      failed(error)
    }
    return undefined
  }
  const clear = () => {
    clearTimeout(timer)
    timer = 0
    latest = Number.POSITIVE_INFINITY
  }
  const flush = () => {
    if (!timer) return
    clear()
    const next = saving ? saving.then(write) : write()
    if (!next) return
    const mine = next.then(() => {
      if (saving === mine) saving = undefined
    })
    saving = mine
  }
  const changed = (withinMs = usualMs) => {
    const now = performance.now()
    latest = Math.min(latest, now + withinMs)
    clearTimeout(timer)
    timer = window.setTimeout(flush, Math.max(0, Math.min(restMs, latest - now)))
  }

  document.addEventListener('visibilitychange', flush, { signal: stop.signal })
  addEventListener('pagehide', flush, { signal: stop.signal })
  const unsubscribe = subscribe(changed)
  const first = current()
  if (first !== undefined && first !== saved) changed()
  return {
    /** Discards the pending change; the present value is saved only after another change. */
    cancel() {
      clear()
      tried = current()
    },
    /** Ends it, with what was left to save. @returns done when that is saved */
    async end(): Promise<void> {
      unsubscribe()
      stop.abort()
      flush()
      await saving
    },
  }
}
