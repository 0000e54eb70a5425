import type { KeyboardEvent, PointerEvent } from 'react'
import { useHydrated } from '../use-alive.ts'

export interface ChartCursorProps {
  /** What the steps are, such as "Day". */
  label: string
  count: number
  /** The value that is read now. */
  index: number
  /** A value in words. */
  readout: (index: number) => string
  /** Maps a share of the width, from 0 to 1, to a value; evenly spaced by default. */
  indexAt?: (share: number) => number
  onIndex: (index: number) => void
  vertical?: boolean
}

/** An overlay of a chart that reads one value at a time, by pointer or by the keys of a slider. */
export function ChartCursor(props: ChartCursorProps) {
  const { label, count, index, readout, onIndex, vertical = false } = props
  const spread = (share: number) => Math.floor(share * count)
  const { indexAt = spread } = props
  // It gets the role of a slider only when scripts handle its keys.
  const alive = useHydrated()

  const point = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = vertical
      ? (event.clientY - box.top) / box.height
      : (event.clientX - box.left) / box.width
    onIndex(Math.min(Math.max(indexAt(share), 0), count - 1))
  }
  const press = (event: KeyboardEvent) => {
    // In a list of bars the next one is below.
    const turned = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }[event.key]
    const next = indexAfterKey(index, count, (vertical && turned) || event.key)
    if (next === undefined) return
    event.preventDefault()
    onIndex(next)
  }

  if (!alive) return null
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={vertical ? 'vertical' : 'horizontal'}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
      aria-valuetext={readout(index)}
      onKeyDown={press}
      onPointerMove={point}
      onPointerDown={point}
      className="absolute inset-0 touch-pan-y"
    />
  )
}

/**
 * The index after a key press on a chart, within its range; `undefined` for another key.
 * Source: https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 * @param count  how many values there are
 */
export function indexAfterKey(index: number, count: number, key: string): number | undefined {
  const last = count - 1
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(index + 1, last)
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(index - 1, 0)
  if (key === 'Home') return 0
  if (key === 'End') return last
  return undefined
}

/** The value at the cursor as text; the slider announces the same. */
export function Readout({ children }: { children: string }) {
  return (
    <p
      aria-hidden="true"
      className="needs-scripts mt-3 min-h-5 font-mono text-xs text-ink"
      suppressHydrationWarning
    >
      {children}
    </p>
  )
}
