import { type ReactNode, useId, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useDismiss } from './use-dismiss.ts'

export interface DropdownProps {
  /** What the button shows. */
  trigger: ReactNode
  /** Names the button when what it shows does not. */
  label?: string
  /** Rows of links or buttons (`menu-row`); a press on one closes the list. As a function where they load on opening. */
  children: ReactNode | ((open: boolean) => ReactNode)
  /** Must place it: `relative` or `absolute`. */
  className?: string
  buttonClassName?: string
}

/** A button that shows a short list below itself. Without scripts the list shows while the focus is on it. */
export function Dropdown({ trigger, label, children, className, buttonClassName }: DropdownProps) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()

  useDismiss(open, box, (reason) => {
    setOpen(false)
    if (reason === 'escape') button.current?.focus()
  })

  return (
    <div ref={box} className={classNames('menu-without-scripts', className ?? 'relative')}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames('menu-opener', buttonClassName)}
      >
        {trigger}
      </button>
      <div id={id} className={classNames('menu-panel empty:hidden', !open && 'hidden')}>
        {typeof children === 'function' ? children(open) : children}
      </div>
    </div>
  )
}
