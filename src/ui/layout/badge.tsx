import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type BadgeProps = ComponentProps<'span'> & { tone?: 'plain' | 'good' | 'alert' | 'depth' }

const tones = {
  plain: 'border-line-strong text-ink-soft',
  good: 'border-good text-good',
  alert: 'border-alert text-alert',
  depth: 'border-depth text-depth',
}

/** A kind or a state in one word. */
export function Badge({ tone = 'plain', className, ...props }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-sm border px-1.5 py-0.5 font-kind text-xs leading-4',
        tones[tone],
        className,
      )}
      {...props}
    />
  )
}
