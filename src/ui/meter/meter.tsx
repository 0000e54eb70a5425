import { classNames } from '../class-names.ts'

interface MeterProps {
  /** Names what is measured, for screen readers. */
  label: string
  /** From 0 to `max`. */
  value: number
  max?: number
  /** The value as it is read: `$28,500`. */
  text?: string
  tone?: 'ink' | 'signal' | 'good'
  className?: string
}

const tones = { ink: 'fill-ink', signal: 'fill-signal', good: 'fill-good' }

/** A share as a bar with an end tick, drawn by SVG attributes because the CSP allows no inline style. */
export function Meter({ label, value, max = 100, text, tone = 'ink', className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) * 100 : 0
  // A span with a role, since every browser draws <meter> differently.
  const reading = {
    role: 'meter',
    'aria-label': label,
    'aria-valuemin': 0,
    'aria-valuemax': max,
    'aria-valuenow': value,
    'aria-valuetext': text,
  }
  return (
    <span {...reading} className={classNames('block', className)}>
      <svg
        viewBox="0 0 100 6"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="block h-1.5 w-full"
      >
        <rect y="2.5" width="100" height="1" className="fill-line-strong" />
        <rect y="1" width={share} height="4" className={tones[tone]} />
      </svg>
    </span>
  )
}
