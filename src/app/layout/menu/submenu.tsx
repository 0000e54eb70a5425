import * as Radix from '@radix-ui/react-navigation-menu'
import { type FocusEvent, useLayoutEffect, useRef } from 'react'
import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { NavigationItem, NavigationLink } from '../props.ts'
import { currentOf } from './current.ts'
import { menuStyle } from './menu-style.ts'
import type { OpenSubmenu } from './use-open-submenu.ts'

interface SubmenuProps {
  item: NavigationItem
  links: NavigationLink[]
  path: string
  submenu: OpenSubmenu
}

/** An entry that opens a list of pages. */
export function Submenu({ item, links, path, submenu }: SubmenuProps) {
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // Radix closes only when the focus leaves the whole navigation.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) submenu.leave(item.href)
  }
  const box = useRef<HTMLLIElement>(null)
  const isOpen = submenu.open === item.href
  useLayoutEffect(() => {
    // Radix puts a focusable element behind the entry, from which the focus moves on, and hides it from screen readers,
    // which must not be done to what takes the focus.
    if (isOpen) box.current?.querySelector('span[tabindex]')?.removeAttribute('aria-hidden')
  }, [isOpen])
  return (
    <Radix.Item ref={box} value={item.href} className={menuStyle.item} onBlur={leave}>
      <Radix.Trigger
        aria-current={currentOf(item, path)}
        data-menu={item.href}
        className={menuStyle.entry}
        onPointerEnter={submenu.pointAt}
        onClick={(event) => submenu.press(item.href, event)}
      >
        {item.label}
        <ChevronDownIcon className={menuStyle.chevron} />
      </Radix.Trigger>
      <Radix.Content className="absolute top-full left-0 w-84 animate-unfold rounded-b border border-t-0 bg-paper p-2 shadow">
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Radix.Link asChild>
                <SiteLink
                  href={link.href}
                  aria-current={link.href === path ? 'page' : undefined}
                  className="block rounded border-l-2 border-transparent px-3.5 py-2.5 hover:bg-ink/6 aria-[current]:border-signal"
                >
                  <span className="block font-medium">{link.label}</span>
                  <span className="mt-0.5 block text-sm text-ink-soft">{link.description}</span>
                </SiteLink>
              </Radix.Link>
            </li>
          ))}
        </ul>
      </Radix.Content>
    </Radix.Item>
  )
}
