import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { NavigationItem } from '../props.ts'

/**
 * The classes that the plain menu and the one with submenus share exactly, since the second replaces the first under
 * the pointer.
 */
export const menuStyle = {
  root: 'mx-auto hidden h-full lg:block [&>div]:h-full',
  list: 'flex h-full items-stretch',
  item: 'relative flex',
  entry: 'menu-entry',
  chevron: 'size-4 transition-transform duration-200 in-aria-expanded:rotate-180',
}

/**
 * The `aria-current` of a menu item.
 * @param path  of the page, without a language prefix
 * @returns `page` for the page itself, `true` for the item that it belongs to
 */
export function ariaCurrentOf(item: NavigationItem, path: string): 'page' | 'true' | undefined {
  if (item.href === path) return 'page'
  const within = item.href !== '/' && path.startsWith(`${item.href}/`)
  return within || item.children?.some((child) => child.href === path) ? 'true' : undefined
}

export interface MenuProps {
  items: NavigationItem[]
  /** The page's path without a language prefix. */
  path: string
  /** Names the navigation. */
  label: string
}

/** The navigation as the HTML carries it: links, which work before any script. */
export function PlainMenu({ items, path, label }: MenuProps) {
  return (
    <nav aria-label={label} className={menuStyle.root}>
      <div>
        <ul className={menuStyle.list}>
          {items.map((item) => (
            <li key={item.href} className={menuStyle.item}>
              <SiteLink
                href={item.href}
                aria-current={ariaCurrentOf(item, path)}
                data-menu={item.href}
                data-submenu={item.children && ''}
                className={menuStyle.entry}
              >
                {item.label}
                {item.children && <ChevronDownIcon className={menuStyle.chevron} />}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** How long the pointer rests on an entry before its submenu opens, milliseconds. */
export const OPEN_DELAY = 200
/** After a submenu closed, the next one opens at once within this time, milliseconds. */
export const SKIP_WINDOW = 300

/**
 * Hover, focus and press on the plain menu at the moment when the one with submenus replaces it. Items are identified
 * by `data-menu`.
 */
export interface MenuIntent {
  /** The entry under the mouse, and since when in milliseconds of `performance.now()`. */
  hovered?: { entry: string; since: number } | undefined
  focused?: string | undefined
  /** A submenu asked for by a press while its code was still on the way. */
  pressed?: string | undefined
}

/** How much of the opening delay is left, milliseconds. */
export function remainingDelay(intent: MenuIntent, now: number): number {
  return intent.hovered ? Math.max(0, intent.hovered.since + OPEN_DELAY - now) : OPEN_DELAY
}

/** The entry of the navigation that an event happened in. */
export function menuItemOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-menu]') : null
}
