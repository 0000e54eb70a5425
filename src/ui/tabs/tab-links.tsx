import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'
import { useChosenInView } from '../use-chosen-in-view.ts'
import { tabRow, tabStyle } from './tabs.tsx'

export interface TabLinksProps {
  /** Names the row for screen readers. */
  label: string
  tabs: { href: string; label: ReactNode }[]
  /** The address of the one that is shown. */
  current: string
  className?: string
}

/** Tabs of which each has an address of its own, and so are links. */
export function TabLinks({ label, tabs, current, className }: TabLinksProps) {
  const row = useChosenInView<HTMLUListElement>(current)
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
