import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { Percent } from '../formats.tsx'

interface PollBar {
  id: string
  label: ReactNode
  /** 0…100 */
  percent: number
  /** A word on it, such as that it is one's own. */
  note?: ReactNode
  /** What can be done about it. */
  action?: ReactNode
}

interface PollBarsProps {
  bars: PollBar[]
  /** `large` is for figures that are read across a room. */
  size?: 'medium' | 'large'
  className?: string
}

/** Shares of a whole, one a row: its name, its bar and its figure. */
export function PollBars({ bars, size = 'medium', className }: PollBarsProps) {
  const large = size === 'large'
  return (
    <ul className={className}>
      {bars.map(({ id, label, percent, note, action }) => (
        <li key={id} className={classNames('border-t', large ? 'py-5' : 'py-4')}>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className={classNames('min-w-0', large && 'text-name font-semibold')}>
              {label}
              {note && <span className="ml-3 text-sm font-normal text-ink-soft">{note}</span>}
            </span>
            <span className="ml-auto flex items-center gap-4">
              {action}
              <span
                className={classNames(
                  'tabular-nums',
                  large
                    ? 'min-w-[2.6em] text-right text-subtitle font-semibold'
                    : 'font-mono text-sm',
                )}
              >
                <Percent value={percent} />
              </span>
            </span>
          </div>
          <Bar percent={percent} className={classNames('mt-3 text-depth', large && 'h-3')} />
        </li>
      ))}
    </ul>
  )
}

/**
 * A share as the length of a bar in the color of the text; its figure is beside it. An SVG, because the CSP allows no
 * `style` attribute.
 * @param percent  0…100
 */
export function Bar({ percent, className }: { percent: number; className?: string }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className={classNames('block h-2 w-full rounded-xs bg-ink/10', className)}
    >
      <rect width={percent} height="1" className="fill-current transition-[width] duration-500" />
    </svg>
  )
}
