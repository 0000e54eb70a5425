import { useEffect, useEffectEvent, useReducer, useSyncExternalStore } from 'react'
import { subscribeView, type View } from '../../model/view.ts'

/** The zoom in percent; renders only when it changes. */
export function useZoom(view: View): number {
  return useSyncExternalStore(
    (listener) => subscribeView(view, listener),
    () => view.zoom,
  )
}

/** Calls `show` now and on every change of the view, without rendering. */
export function useViewChange(view: View, show: (view: View) => void) {
  const tell = useEffectEvent(() => show(view))
  useEffect(() => {
    tell()
    return subscribeView(view, () => tell())
  }, [view])
}

/** Renders whenever the view comes to rest. */
export function useRerenderWhenSettled(view: View) {
  const [, render] = useReducer((count: number) => count + 1, 0)
  useEffect(() => subscribeSettled(view, render), [view])
}

/** What is read aloud follows once the view has rested for so long, ms. */
const rest = 300

/** Calls `listener` whenever the view comes to rest, until the returned function is called. */
export function subscribeSettled(view: View, listener: () => void): () => void {
  let changedAt = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  // One timer for many changes: a drag makes one a frame.
  const check = () => {
    const left = view.isHeld ? rest : changedAt + rest - performance.now()
    timer = left > 0 ? setTimeout(check, left) : undefined
    if (!timer) listener()
  }
  const stop = subscribeView(view, () => {
    changedAt = performance.now()
    timer ??= setTimeout(check, rest)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
