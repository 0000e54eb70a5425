import type { ComponentProps } from 'react'

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** A line that comes in answer to a press and takes the focus, since what was pressed has gone. */
export function TakingFocus(props: Omit<ComponentProps<'p'>, 'ref' | 'tabIndex'>) {
  return <p ref={takeFocus} tabIndex={-1} {...props} />
}
