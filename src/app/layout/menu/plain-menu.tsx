import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { NavigationItem } from '../props.ts'

/**
 * The classes that the plain menu and the one with submenus share to the letter: the second takes the first one's place
 * under the pointer.
 */
export const menuStyle = {
  root: 'mx-auto hidden h-full lg:block [&>div]:h-full',
  list: 'flex h-full items-stretch',
  item: 'relative flex',
  entry: 'menu-entry',
  chevron: 'size-4 transition-transform duration-200 in-aria-expanded:rotate-180',
}

/**
 * How an entry of the navigation stands to the page that is shown, as `aria-current` says it.
 * @param path  of the page, without a language prefix
 * @returns `page` for the page itself, `true` for the entry it belongs to
 */
export function currentOf(item: NavigationItem, path: string): 'page' | 'true' | undefined {
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
                aria-current={currentOf(item, path)}
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
