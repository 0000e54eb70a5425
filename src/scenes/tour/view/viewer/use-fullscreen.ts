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
    // The document knows at once; `on` follows by an event, in which time a second press would enter again.
    const isOn = element.current !== null && document.fullscreenElement === element.current
    const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen()
    done?.catch(() => {})
  }
  return { on, toggle }
}
