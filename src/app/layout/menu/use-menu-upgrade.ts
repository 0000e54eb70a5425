import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { entryOf, type MenuIntent } from './plain-menu.tsx'
import type { RichMenu } from './rich-menu.tsx'

const load = () => import('./rich-menu.tsx')

/**
 * Brings in the menu with submenus the first time that the header is touched, pointed at or focused, and remembers what
 * the visitor was doing meanwhile. Where its code cannot be fetched, the plain links stay; where the screen is too
 * small for the menu, nothing is fetched.
 */
export function useMenuUpgrade(header: RefObject<HTMLElement | null>) {
  const [Rich, setRich] = useState<typeof RichMenu>()
  const intent = useRef<MenuIntent>({})
  const asked = useRef(false)

  const wake = useCallback(() => {
    if (asked.current || !isDisplayed(header.current?.querySelector('nav'))) return
    asked.current = true
    load().then(
      (module) => {
        intent.current.focused = entryOf(document.activeElement)?.dataset.menu
        // At once, so that the focus cannot move between the line above and the swap.
        flushSync(() => setRich(() => module.RichMenu))
      },
      () => {
        asked.current = false
        const { pressed } = intent.current
        // Else a later attempt, at a mere hover, would carry the press out once more.
        intent.current.pressed = undefined
        if (pressed)
          entryOf(header.current?.querySelector(`[data-menu="${pressed}"]`) ?? null)?.click()
      },
    )
  }, [header])

  const point = useCallback((entry: HTMLElement | null) => {
    const name = entry?.dataset.menu
    if (name === intent.current.hovered?.entry) return
    intent.current.hovered = name ? { entry: name, since: performance.now() } : undefined
  }, [])

  useEffect(() => {
    // The visitor may have been here before the page was live.
    if (!header.current?.matches(':hover, :focus-within')) return
    point(header.current.querySelector<HTMLElement>('[data-menu]:hover'))
    wake()
  }, [header, point, wake])

  const listeners = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') point(entryOf(target))
      wake()
    },
    onPointerLeave: () => point(null),
    onFocus: wake,
    onTouchStart: wake,
    onClickCapture: (event: MouseEvent) => {
      const entry = entryOf(event.target)
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (Rich || !asked.current || modified || entry?.dataset.submenu === undefined) return
      event.preventDefault()
      intent.current.pressed = entry.dataset.menu
    },
  }

  return { Rich, intent, listeners }
}

function isDisplayed(element: Element | null | undefined): boolean {
  return element != null && getComputedStyle(element).display !== 'none'
}
