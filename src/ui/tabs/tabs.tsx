import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import { nextTab } from './next-tab.ts'

export interface TabItem {
  value: string
  label: ReactNode
  /** The panel's content; every panel is in the page, the others hidden. */
  panel: ReactNode
  /** Where the tab leads without scripts; else all panels stand one under another there. */
  href?: string
}

export interface TabsProps {
  items: TabItem[]
  value: string
  onValueChange: (value: string) => void
  /** Names the row of tabs. */
  label: string
  className?: string
  panelClassName?: string
}

const tabClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 border-b-2 px-1 py-2 font-semibold transition-colors ' +
  'aria-selected:border-signal aria-selected:text-ink not-aria-selected:border-transparent ' +
  'not-aria-selected:text-ink-soft hover:text-ink'

/**
 * Tabs after the ARIA authoring practices, chosen as the focus moves: arrows, Home and End. Readable before scripts.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs({ items, value, onValueChange, label, className, panelClassName }: TabsProps) {
  const id = useId()
  const row = useRef<HTMLDivElement>(null)

  const choose = (event: MouseEvent, next: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onValueChange(next)
  }

  const move = (event: KeyboardEvent) => {
    const values = items.map((item) => item.value)
    const next = nextTab(values, value, event.key)
    if (next === undefined) return
    event.preventDefault()
    onValueChange(next)
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[values.indexOf(next)]?.focus()
  }

  return (
    <div className={className}>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        className="flex gap-6 overflow-x-auto border-b [scrollbar-width:none]"
      >
        {items.map((item) => (
          <a
            key={item.value}
            id={`${id}-tab-${item.value}`}
            role="tab"
            href={item.href ?? `#${id}-panel-${item.value}`}
            aria-selected={item.value === value}
            aria-controls={`${id}-panel-${item.value}`}
            tabIndex={item.value === value ? 0 : -1}
            onClick={(event) => choose(event, item.value)}
            onKeyDown={move}
            className={tabClass}
          >
            {item.label}
          </a>
        ))}
      </div>
      {items.map((item) => (
        <div
          key={item.value}
          id={`${id}-panel-${item.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${item.value}`}
          className={classNames(
            'pt-8',
            item.value !== value && 'hidden',
            !item.href && 'reveal-without-scripts',
            panelClassName,
          )}
        >
          {item.panel}
        </div>
      ))}
    </div>
  )
}
