import type { ReactNode, Ref } from 'react'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'
import { tabRow, tabStyle } from './tab-style.ts'

export interface TabLinksProps {
  /** Names the row for screen readers. */
  label: string
  tabs: { href: string; label: ReactNode }[]
  /** The address of the one that is shown. */
  current: string
  /** Of the list, which scrolls sideways where it is wider than the screen. */
  row?: Ref<HTMLUListElement>
  className?: string
}

/** Tabs of which each has an address of its own, and so are links. */
export function TabLinks({ label, tabs, current, row, className }: TabLinksProps) {
  return (
    <nav aria-label={label} className={classNames('border-b', className)}>
      <ul ref={row} className={tabRow}>
        {tabs.map((tab) => (
          <li key={tab.href} className="shrink-0">
            <SiteLink
              href={tab.href}
              aria-current={tab.href === current ? 'page' : undefined}
              className={tabStyle}
            >
              {tab.label}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
