import * as Radix from '@radix-ui/react-navigation-menu'
import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { SiteLink } from '../../../ui/site-link.tsx'
import { currentOf } from './current.ts'
import { type MenuIntent, OPEN_DELAY, remainingDelay, SKIP_WINDOW } from './intent.ts'
import { menuStyle } from './menu-style.ts'
import type { MenuProps } from './plain-menu.tsx'
import { Submenu } from './submenu.tsx'
import { useOpenSubmenu } from './use-open-submenu.ts'

export interface RichMenuProps extends MenuProps {
  intent: RefObject<MenuIntent>
}

/** The navigation with submenus. Its closing delay of 150 ms is Radix's own. */
export function RichMenu({ items, path, label, intent }: RichMenuProps) {
  const { root, delay } = useTakeover(intent)
  const submenu = useOpenSubmenu()
  return (
    <Radix.Root
      ref={root}
      aria-label={label}
      className={menuStyle.root}
      value={submenu.open}
      onValueChange={submenu.change}
      delayDuration={delay}
      skipDelayDuration={SKIP_WINDOW}
    >
      <Radix.List className={menuStyle.list}>
        {items.map((item) =>
          item.children ? (
            <Submenu
              key={item.href}
              item={item}
              links={item.children}
              path={path}
              submenu={submenu}
            />
          ) : (
            <Radix.Item key={item.href} className={menuStyle.item}>
              <Radix.Link asChild>
                <SiteLink
                  href={item.href}
                  aria-current={currentOf(item, path)}
                  data-menu={item.href}
                  className={menuStyle.entry}
                >
                  {item.label}
                </SiteLink>
              </Radix.Link>
            </Radix.Item>
          ),
        )}
      </Radix.List>
    </Radix.Root>
  )
}

/**
 * Carries on what the visitor had begun with the plain menu: the focus, the press, and the rest of the pointer, which
 * waits only for what is left of its delay.
 */
function useTakeover(intent: RefObject<MenuIntent>) {
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
