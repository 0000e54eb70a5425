import type { ComponentProps } from 'react'

const takeFocus = (element: HTMLElement | null) => {
  element?.focus({ preventScroll: true })
  // Scrolls no farther than needed when the answer is below the screen.
  element?.scrollIntoView({ block: 'nearest' })
}

/** A line that answers a press and takes the focus, since the pressed button is gone. */
export function FocusedLine(props: Omit<ComponentProps<'p'>, 'ref' | 'tabIndex'>) {
  return <p ref={takeFocus} tabIndex={-1} {...props} />
}
