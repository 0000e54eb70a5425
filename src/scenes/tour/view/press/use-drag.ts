import { type PointerEvent, useRef } from 'react'

/** A place in the browser's window, CSS pixels. */
export type ClientPoint = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Further than this a pointer drags, CSS pixels. */
const still = 3

/**
 * Lets a pointer drag what stands round the middle of an element. It keeps its distance from the pointer: grabbed at
 * its edge, it does not jump.
 * @param onMove  is told where the middle is to be
 */
export function useDrag(
  onMove: (to: ClientPoint, element: HTMLElement) => void,
  onEnd: () => void,
) {
  const grip = useRef<{ from: ClientPoint; x: number; y: number; isMoved: boolean }>(null)
  const handlers = {
    onPointerDown: ({
      currentTarget,
      button,
      pointerId,
      clientX,
      clientY,
    }: PointerEvent<HTMLElement>) => {
      grip.current = null
      if (button !== 0) return
      const { left, top, width, height } = currentTarget.getBoundingClientRect()
      const [x, y] = [left + width / 2 - clientX, top + height / 2 - clientY]
      grip.current = { from: { clientX, clientY }, x, y, isMoved: false }
      currentTarget.setPointerCapture(pointerId)
    },
    onPointerMove: ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
      const held = grip.current
      if (!held || !currentTarget.hasPointerCapture(pointerId)) return
      const way = Math.hypot(clientX - held.from.clientX, clientY - held.from.clientY)
      held.isMoved ||= way > still
      if (!held.isMoved) return
      onMove({ clientX: clientX + held.x, clientY: clientY + held.y }, currentTarget)
    },
    onLostPointerCapture: onEnd,
  }
  /** Whether the press that ends now was a drag. */
  const wasDrag = () => {
    const isMoved = grip.current?.isMoved === true
    grip.current = null
    return isMoved
  }
  return { handlers, wasDrag }
}
