import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useLayoutEffect,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { SiteLink } from '../site-link.tsx'
import { useFragment } from '../use-fragment.ts'
import { useScrollChosenIntoView } from '../use-scroll-chosen-into-view.ts'

export interface Tab {
  /** Unique on the page, for it is the panel's id and the fragment of the tab's address: `#tasks`. */
  id: string
  label: ReactNode
  /** As a function where it is to know whether it is shown. */
  panel: ReactNode | ((isShown: boolean) => ReactNode)
}

export interface TabsProps {
  /** Names the row for screen readers. */
  label: string
  /** The first is shown where the address names none. */
  tabs: Tab[]
  className?: string
}

/**
 * Tabs of one page. The one that is shown stands in the address as its fragment, so that it can be linked to; moving
 * among tabs adds nothing to the history. Without scripts the row is a list of links, and every panel is there.
 */
export function Tabs({ label, tabs, className }: TabsProps) {
  const fragment = useFragment()
  const named = tabs.findIndex((tab) => tab.id === fragment)
  // A fragment that names another place, such as the skip link's, leaves the tab as it is.
  const [last, setLast] = useState(0)
  const shown = named >= 0 ? named : last
  if (shown !== last) setLast(shown)
  const row = useScrollChosenIntoView<HTMLDivElement>(String(shown))

  useLayoutEffect(() => {
    // The panel was not shown yet when the browser looked for its place.
    const place = document.getElementById(location.hash.slice(1))
    if (place?.matches('[role=tabpanel]')) place.parentElement?.firstElementChild?.scrollIntoView()
  }, [])

  const show = (index: number) => {
    const tab = tabs[index]
    if (tab) history.replaceState(history.state, '', `#${tab.id}`)
  }
  const press = (event: MouseEvent, index: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(index)
  }
  const move = (event: KeyboardEvent) => {
    const next = tabAfterKey(shown, tabs.length, event.key)
    if (next === undefined) return
    event.preventDefault()
    show(next)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        onKeyDown={move}
        className={classNames('border-b', tabRowClass)}
      >
        {tabs.map((tab, index) => (
          <a
            key={tab.id}
            id={`${tab.id}-tab`}
            href={`#${tab.id}`}
            role="tab"
            aria-selected={index === shown}
            aria-controls={tab.id}
            tabIndex={index === shown ? 0 : -1}
            onClick={(event) => press(event, index)}
            className={tabStyle}
          >
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          id={tab.id}
          role="tabpanel"
          aria-labelledby={`${tab.id}-tab`}
          {...(index !== shown && { className: 'hidden no-scripts:block' })}
        >
          {typeof tab.panel === 'function' ? tab.panel(index === shown) : tab.panel}
        </div>
      ))}
    </div>
  )
}

/**
 * The place of the tab that a key leads to in a row of `count`, going round at the ends; `undefined` for another key.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function tabAfterKey(index: number, count: number, key: string): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index + count - 1) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** A row of tabs, which scrolls by itself where it is wider than the screen. */
export const tabRowClass = 'scroll-fade flex gap-6 overflow-x-auto [scrollbar-width:none] sm:gap-8'

/** A tab: underlined in signal where it is the one that is shown. */
export const tabStyle =
  '-mb-px inline-flex min-h-12 shrink-0 items-center border-b-2 border-transparent font-semibold text-ink-soft transition-colors hover:text-ink aria-selected:border-signal aria-selected:text-ink aria-[current=page]:border-signal aria-[current=page]:text-ink focus-visible:-outline-offset-4'

interface TabLinksProps {
  /** Names the row for screen readers. */
  label: string
  tabs: { href: string; label: ReactNode }[]
  /** The address of the one that is shown. */
  current: string
}

/** Tabs of which each has an address of its own, and so are links. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const row = useScrollChosenIntoView<HTMLUListElement>(current)
  return (
    <nav aria-label={label} className="border-b">
      <ul ref={row} className={tabRowClass}>
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
