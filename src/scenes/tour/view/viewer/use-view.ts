import { useEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeView, subscribeZoom, type View } from '../../model/view.ts'
import { subscribeSettled } from './settled.ts'

/** The zoom in percent; renders only when it changes. */
export function useZoom(view: View): number {
  return useSyncExternalStore(
    (listener) => subscribeZoom(view, listener),
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

/** Calls `show` now and whenever the view comes to rest. */
export function useSettledChange(view: View, show: (view: View) => void) {
  const latest = useRef(show)
  latest.current = show
  useEffect(() => {
    latest.current(view)
    return subscribeSettled(view, () => latest.current(view))
  }, [view])
}
