import { type PointerEvent, useRef } from 'react'

interface DragOptions<Held> {
  /** @returns what the press took hold of; null for nothing */
  onTake: (event: PointerEvent) => Held | null
  onMove: (held: Held, event: PointerEvent) => void
  onRelease: () => void
}

/** Handlers of an element on which something is dragged with the main button. */
export function useDrag<Held>({ onTake, onMove, onRelease }: DragOptions<Held>) {
  const held = useRef<Held | null>(null)
  const release = ({ currentTarget }: PointerEvent) => {
    if (held.current !== null) onRelease()
    currentTarget.removeAttribute('data-dragging')
    held.current = null
  }
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      held.current = onTake(event)
      if (held.current === null) return
      event.currentTarget.setPointerCapture(event.pointerId)
      event.currentTarget.setAttribute('data-dragging', '')
    },
    onPointerMove(event: PointerEvent) {
      if (held.current !== null) onMove(held.current, event)
    },
    onPointerUp: release,
    onPointerCancel: release,
  }
}
