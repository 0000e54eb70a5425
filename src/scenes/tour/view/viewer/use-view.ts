import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { subscribeView, type View } from '../../model/view.ts'

/** The zoom in percent; renders only when it changes. */
export function useZoom(view: View): number {
  return useSyncExternalStore(
    (listener) => subscribeView(view, listener),
    () => view.zoom,
  )
}

/** Calls `show` now and on every change of the view, without rendering. */
export const useEveryChange = (view: View, show: (view: View) => void) =>
  useChange(view, show, subscribeView)

/** Calls `show` now and whenever the view comes to rest. */
export const useSettledChange = (view: View, show: (view: View) => void) =>
  useChange(view, show, subscribeSettled)

function useChange(view: View, show: (view: View) => void, subscribe: typeof subscribeView) {
  const tell = useEffectEvent(() => show(view))
  useEffect(() => {
    tell()
    return subscribe(view, () => tell())
  }, [view, subscribe])
}

/** What is read aloud follows once the view has rested for so long, in ms. */
const rest = 150

const watched = new WeakMap<View, Set<() => void>>()

/** Calls `listener` whenever the view comes to rest, until the returned function is called; all share one timer. */
export function subscribeSettled(view: View, listener: () => void): () => void {
  const listeners = watched.get(view) ?? watch(view)
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function watch(view: View): Set<() => void> {
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let changedAt = 0
  // One timer that looks again, not one for every movement.
  const settle = () => {
    const left = rest - (performance.now() - changedAt)
    timer = left > 0 ? setTimeout(settle, left) : undefined
    if (timer === undefined) for (const listener of listeners) listener()
  }
  // It is the view's own, and goes with it.
  subscribeView(view, () => {
    if (listeners.size === 0) return
    changedAt = performance.now()
    timer ??= setTimeout(settle, rest)
  })
  watched.set(view, listeners)
  return listeners
}
