import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Why something open should close: Escape, a press outside, the focus moving on, or a choice made inside. */
export type DismissReason = 'escape' | 'press' | 'focus' | 'choice'

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
