import { type RefObject, useEffect, useState } from 'react'

/** Full screen for an element; undefined where the browser has none (iPhones). */
export function useFullscreen(element: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false)
  useEffect(() => {
    const changed = () => setOn(document.fullscreenElement === element.current)
    document.addEventListener('fullscreenchange', changed)
    return () => document.removeEventListener('fullscreenchange', changed)
  }, [element])
  if (!document.fullscreenEnabled) return undefined
  const toggle = () => {
    // Refused without a visitor's gesture; then nothing changes, which the button shows.
    const done = on ? document.exitFullscreen() : element.current?.requestFullscreen()
    done?.catch(() => {})
  }
  return { on, toggle }
}
