import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import { useRoving } from '../../../../ui/roving/use-roving.ts'

export interface JumpBarProps {
  /** Ids of the parts' headings, and their names. */
  parts: readonly (readonly [id: string, name: string])[]
  className?: string
}

/** The parts of the editor by name: each is a press away from the photo. One stop for Tab. */
export function JumpBar({ parts, className }: JumpBarProps) {
  const { t } = useTranslation('furniture')
  const bar = useRef<HTMLElement>(null)
  useRoving(bar, 'button')
  return (
    <nav
      ref={bar}
      aria-label={t('parts')}
      className={classNames(
        'flex gap-x-4 overflow-x-auto border-b bg-paper [scrollbar-width:none] lg:flex-wrap lg:gap-x-3',
        className,
      )}
    >
      {parts.map(([id, name]) => (
        <button
          key={id}
          type="button"
          onClick={() => jumpTo(id)}
          className="min-h-11 shrink-0 border-b-2 border-transparent text-sm font-semibold whitespace-nowrap text-ink-soft transition-colors hover:border-signal hover:text-ink focus-visible:-outline-offset-3"
        >
          {name}
        </button>
      ))}
    </nav>
  )
}

/** Brings a part to where it is read, in the panel beside the photo or on the page below it, with the keyboard. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id)
  if (!heading) return
  const panel = heading.closest('[data-panel]')
  if (panel && getComputedStyle(panel).overflowY === 'auto') {
    const bar = panel.querySelector('nav')?.clientHeight ?? 0
    const { top } = panel.getBoundingClientRect()
    panel.scrollBy({ top: heading.getBoundingClientRect().top - top - bar - 20 })
  } else heading.scrollIntoView({ block: 'start' })
  heading.focus({ preventScroll: true })
}
