import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type MenuIntent, OPEN_DELAY, remainingDelay } from './intent.ts'

/**
 * Carries on what the visitor had begun with the plain menu: the focus, the press, and the rest of the pointer, which
 * waits only for what is left of its delay.
 */
export function useTakeover(intent: RefObject<MenuIntent>) {
  const root = useRef<HTMLElement>(null)
  const [delay, setDelay] = useState(() => remainingDelay(intent.current, performance.now()))

  useLayoutEffect(() => {
    const { focused } = intent.current
    if (focused) find(root, focused)?.focus({ preventScroll: true })
  }, [intent])

  useEffect(() => {
    const { pressed, hovered } = intent.current
    intent.current = {}
    if (pressed) find(root, pressed)?.click()
    // Radix counts from the pointer's first move over an entry; it has not seen the one that was made before.
    else if (hovered) {
      const move = new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' })
      find(root, hovered.entry)?.dispatchEvent(move)
    }
    const usual = setTimeout(() => setDelay(OPEN_DELAY), OPEN_DELAY)
    return () => clearTimeout(usual)
  }, [intent])

  return { root, delay }
}

function find(root: RefObject<HTMLElement | null>, entry: string) {
  return root.current?.querySelector<HTMLElement>(`[data-menu="${entry}"]`)
}
