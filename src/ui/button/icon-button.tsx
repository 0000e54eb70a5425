import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A button that only an icon shows: its name is read out, and shown under the pointer. */
export function IconButton({ name, className, ...props }: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      className={classNames('icon-button aria-disabled:opacity-40', className)}
      {...props}
    />
  )
}
