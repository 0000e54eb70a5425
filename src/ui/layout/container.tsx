import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** The page's column: text 1200 px at most, with a margin that grows with the screen. */
export function Container({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      className={classNames('mx-auto w-full max-w-page px-5 sm:px-8 xl:px-10', className)}
      {...props}
    />
  )
}
