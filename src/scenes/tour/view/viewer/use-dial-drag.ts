import { type RefObject, useEffect } from 'react'
import { degrees, wrap180 } from '../../../../math/angle.ts'
import { turnView, type View } from '../../model/view.ts'

/** Lets a pointer turn the dial round its centre; the view follows by the same angle. */
export function useDialDrag(dial: RefObject<HTMLElement | null>, view: View) {
  useEffect(() => {
    const element = dial.current
    if (!element) return
    let last: number | undefined
    const angle = (event: PointerEvent) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const x = event.clientX - left - width / 2
      const y = event.clientY - top - height / 2
      return degrees(Math.atan2(x, -y))
    }
    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener(
      'pointerdown',
      (event) => {
        element.setPointerCapture(event.pointerId)
        last = angle(event)
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (last === undefined) return
        const now = angle(event)
        turnView(view, 0, wrap180(now - last))
        last = now
      },
      { signal },
    )
    for (const type of ['pointerup', 'pointercancel'] as const) {
      element.addEventListener(
        type,
        () => {
          last = undefined
        },
        { signal },
      )
    }
    return () => stop.abort()
  }, [dial, view])
}
