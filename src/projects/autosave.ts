import { type SaveStatus, saveFaultOf } from './save-status.ts'

/** What the autosave asks and tells. */
export interface AutosaveOptions<Value> {
  /** What is to be saved, as it is now: the same value while nothing has changed; undefined while it is not worth saving. */
  current(): Value | undefined
  /** Without a promise it is done: local storage takes a text at once, also of a page that is being left. */
  save(value: Value): Promise<void> | void
  /** Calls back at each change, with how long it may wait at most where that is another time, and gives what ends that. */
  subscribe(changed: (withinMs?: number) => void): () => void
  onStatus(status: SaveStatus): void
  /** A change is saved when nothing has followed it for so long. */
  restMs?: number
  /** A change waits so long at most, however many follow it. */
  withinMs?: number
}

/**
 * Saves a project while it is changed, and at once when the page is hidden or left. One save after the other, so that an
 * older state never overwrites a newer one; a save that failed is tried again with the next change.
 * @param saved  what is saved already
 */
export function autosave<Value>(options: AutosaveOptions<Value>, saved?: Value) {
  const { current, save, subscribe, onStatus } = options
  const { restMs = 400, withinMs: usualMs = Number.POSITIVE_INFINITY } = options
  const stop = new AbortController()
  /** The value of the last try, saved or not. Reporting a failure may bring a change: it must not retry. */
  let tried = saved
  let timer = 0
  /** when the changes that wait are due at the latest, ms; of the page's own clock */
  let latest = Number.POSITIVE_INFINITY
  let saving: Promise<void> | undefined

  const done = () => onStatus('saved')
  const failed = (error: unknown) => {
    console.warn(error)
    onStatus(saveFaultOf(error).code)
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
    /** Gives up what waits to be saved: as it is now, it is saved only once it has changed again. */
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
