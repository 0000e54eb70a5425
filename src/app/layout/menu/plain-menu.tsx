import { ChevronDownIcon } from '../../../ui/icons/shell.tsx'
import { SiteLink } from '../../../ui/site-link.tsx'
import type { NavigationItem } from '../props.ts'
import { currentOf } from './current.ts'
import { menuStyle } from './menu-style.ts'

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
