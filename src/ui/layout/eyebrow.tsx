import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A kind or a measure in small mono, above a heading or a name. */
export function Eyebrow({ className, ...props }: ComponentProps<'p'>) {
  return <p className={classNames('kind', className)} {...props} />
}
