import { type RefObject, useEffect, useRef } from 'react'

/** A pointer that went further than this turned the home, CSS pixels. */
const still = 6

/** Tells where in a window a pointer presses: x to the right and y down from its middle, in halves of its height. */
export function useHousePress(
  box: RefObject<HTMLElement | null>,
  onPress: (place: { x: number; y: number }, aspect: number) => void,
) {
  const latest = useRef(onPress)
  latest.current = onPress
  useEffect(() => {
    const element = box.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let down: PointerEvent | undefined
    element.addEventListener(
      'pointerdown',
      (event) => {
        // A second finger turns or zooms.
        down = event.isPrimary && event.button === 0 ? event : undefined
      },
      { signal },
    )
    element.addEventListener(
      'pointerup',
      (event) => {
        const from = down
        down = undefined
        if (!from || from.pointerId !== event.pointerId) return
        const way = Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY)
        if (way > still) return
        const { left, top, width, height } = element.getBoundingClientRect()
        const x = (event.clientX - left - width / 2) / (height / 2)
        const y = (event.clientY - top - height / 2) / (height / 2)
        latest.current({ x, y }, width / height)
      },
      { signal },
    )
    return () => stop.abort()
  }, [box])
}
