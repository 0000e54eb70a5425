import { useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeView, type View } from '../../model/view.ts'

/** The zoom in percent; renders only when it changes. */
export function useZoom(view: View): number {
  return useSyncExternalStore(
    (listener) => subscribeView(view, listener),
    () => view.zoom,
  )
}

/** Calls `show` now and on every change of the view, without rendering. */
export function useEveryChange(view: View, show: (view: View) => void) {
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    latest.current(view)
    return subscribeView(view, () => latest.current(view))
  }, [view])
}

/** What is read aloud follows once the view has rested for so long, in ms. */
const rest = 150

/** Calls `show` now and whenever the view comes to rest. */
export function useSettledChange(view: View, show: (view: View) => void) {
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let changedAt = 0
    latest.current(view)
    // One timer that looks again, not one for every movement.
    const settle = () => {
      const left = rest - (performance.now() - changedAt)
      timer = left > 0 ? setTimeout(settle, left) : undefined
      if (!timer) latest.current(view)
    }
    const unsubscribe = subscribeView(view, () => {
      changedAt = performance.now()
      timer ??= setTimeout(settle, rest)
    })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [view])
}
