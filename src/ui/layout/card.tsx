import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** Hangs from a hairline, with space around: no shadow. */
export function Card({ className, ...props }: ComponentProps<'article'>) {
  return (
    <article className={classNames('min-w-0 border-t border-ink pt-5', className)} {...props} />
  )
}
