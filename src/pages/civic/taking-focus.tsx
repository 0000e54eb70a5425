import type { ComponentProps } from 'react'

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  // No farther than it has to be, where the answer stands below the screen.
  element?.scrollIntoView({ block: 'nearest' })
}

/** A line that comes in answer to a press and takes the focus, since what was pressed has gone. */
export function TakingFocus(props: Omit<ComponentProps<'p'>, 'ref' | 'tabIndex'>) {
  return <p ref={takeFocus} tabIndex={-1} {...props} />
}
