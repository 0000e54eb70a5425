import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'

interface DropdownProps {
  /** What the button shows. */
  trigger: ReactNode
  /** Names the button when what it shows does not. */
  label?: string
  /**
   * Rows of links or buttons (`menu-row`); a press on one closes the list. As a function where they load on opening.
   */
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

/** Why something open should close: Escape, a press outside, the focus moving on, or a choice made inside. */
type DismissReason = 'escape' | 'press' | 'focus' | 'choice'

/**
 * Calls `dismiss` while `open` when the visitor turns away from `box`, or presses a link or button in it other than the
 * one with `aria-expanded`.
 */
export function useDismiss(
  open: boolean,
  box: RefObject<HTMLElement | null>,
  dismiss: (reason: DismissReason) => void,
): void {
  const onDismiss = useEffectEvent(dismiss)

  useEffect(() => {
    if (!open) return
    const outside = (event: Event) => !box.current?.contains(event.target as Node)
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onDismiss('escape')
    const onPress = (event: Event) => outside(event) && onDismiss('press')
    const onFocus = (event: Event) => outside(event) && onDismiss('focus')
    const onClick = ({ target }: Event) => {
      const pressed = target instanceof Element ? target.closest('a, button') : null
      if (pressed && box.current?.contains(pressed) && !pressed.hasAttribute('aria-expanded'))
        onDismiss('choice')
    }
    const stop = new AbortController()
    const on = (type: string, listener: (event: never) => void) =>
      document.addEventListener(type, listener as EventListener, stop)
    on('keydown', onKey)
    on('click', onClick)
    on('pointerdown', onPress)
    on('focusin', onFocus)
    return () => stop.abort()
  }, [open, box])
}
