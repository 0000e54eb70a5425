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
import { type MenuIntent, menuItemOf } from './plain-menu.tsx'
import type { RichMenu } from './rich-menu.tsx'

const load = () => import('./rich-menu.tsx')

/**
 * Loads the menu with submenus when the header is first touched, hovered or focused, and records what the visitor does
 * meanwhile. The plain links stay when its code cannot be fetched; on small screens nothing is fetched.
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
        intent.current.focused = menuItemOf(document.activeElement)?.dataset.menu
        // Synchronously, so that the focus cannot move between reading it and the swap.
        flushSync(() => setRich(() => module.RichMenu))
      },
      () => {
        asked.current = false
        const { pressed } = intent.current
        // Otherwise a later attempt, started by a hover, would repeat the press.
        intent.current.pressed = undefined
        if (pressed)
          menuItemOf(header.current?.querySelector(`[data-menu="${pressed}"]`) ?? null)?.click()
      },
    )
  }, [header])

  const point = useCallback((entry: HTMLElement | null) => {
    const name = entry?.dataset.menu
    if (name === intent.current.hovered?.entry) return
    intent.current.hovered = name ? { entry: name, since: performance.now() } : undefined
  }, [])

  useEffect(() => {
    // The pointer or focus may have been here before hydration.
    if (!header.current?.matches(':hover, :focus-within')) return
    point(header.current.querySelector<HTMLElement>('[data-menu]:hover'))
    wake()
  }, [header, point, wake])

  const listeners = {
    onPointerOver: ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') point(menuItemOf(target))
      wake()
    },
    onPointerLeave: () => point(null),
    onFocus: wake,
    onTouchStart: wake,
    onClickCapture: (event: MouseEvent) => {
      const entry = menuItemOf(event.target)
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
