import * as Radix from '@radix-ui/react-navigation-menu'
import type { RefObject } from 'react'
import { SiteLink } from '../../../ui/site-link.tsx'
import { currentOf } from './current.ts'
import { type MenuIntent, SKIP_WINDOW } from './intent.ts'
import { menuStyle } from './menu-style.ts'
import type { MenuProps } from './plain-menu.tsx'
import { Submenu } from './submenu.tsx'
import { useOpenSubmenu } from './use-open-submenu.ts'
import { useTakeover } from './use-takeover.ts'

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
