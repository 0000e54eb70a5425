import { useEffect, useRef } from 'react'

/** @returns tells whether a pointer is pressed anywhere on the page */
export function useHeldPointer(): () => boolean {
  const held = useRef(new Set<number>())
  useEffect(() => {
    const stop = new AbortController()
    const options = { capture: true, passive: true, signal: stop.signal }
    const down = ({ pointerId }: PointerEvent) => held.current.add(pointerId)
    const up = ({ pointerId }: PointerEvent) => held.current.delete(pointerId)
    addEventListener('pointerdown', down, options)
    addEventListener('pointerup', up, options)
    addEventListener('pointercancel', up, options)
    return () => stop.abort()
  }, [])
  return () => held.current.size > 0
}
