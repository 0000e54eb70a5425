import { type MouseEvent, useRef, useState } from 'react'

export type OpenSubmenu = ReturnType<typeof useOpenSubmenu>

/**
 * Which submenu is open, by the `href` of its entry, or ''. Adds to Radix that a press never closes what the pointer's
 * rest has just opened, nor does a pending rest reopen what a press closed.
 */
export function useOpenSubmenu() {
  const [open, setOpen] = useState('')
  const pressed = useRef('')
  const closedByPress = useRef('')
  const openedByRest = useRef(false)

  return {
    open,
    change(next: string) {
      if (next && next === closedByPress.current) return
      openedByRest.current = next !== pressed.current
      pressed.current = ''
      setOpen(next)
    },
    press(entry: string, event: MouseEvent) {
      const isOpen = open === entry
      closedByPress.current = isOpen && !openedByRest.current ? entry : ''
      if (!isOpen) {
        pressed.current = entry
      } else if (openedByRest.current) {
        openedByRest.current = false
        event.preventDefault()
      }
    },
    pointAt() {
      closedByPress.current = ''
    },
    leave(entry: string) {
      setOpen((current) => (current === entry ? '' : current))
    },
  }
}
