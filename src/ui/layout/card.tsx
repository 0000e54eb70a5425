import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

export type CardProps = ComponentProps<'article'> & {
  /** `ruled` hangs from a hairline; `panel` is framed by one, for readouts and controls. */
  frame?: 'ruled' | 'panel'
}

/** Hairlines and space: no shadow. */
export function Card({ frame = 'ruled', className, ...props }: CardProps) {
  return (
    <article
      className={classNames(
        'min-w-0',
        frame === 'ruled' ? 'border-t border-ink pt-5' : 'rounded border bg-surface p-5 sm:p-7',
        className,
      )}
      {...props}
    />
  )
}
