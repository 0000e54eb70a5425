import { type PointerEvent, useRef } from 'react'
import { degrees } from '../../../../math/angle.ts'

type Centre = { x: number; y: number }

/**
 * Lets a pointer turn something round a centre.
 * @param centreOf  in the window, CSS pixels; null where there is none now
 * @param onTurn    clockwise from up, degrees
 */
export function useTurnDrag(
  centreOf: (element: HTMLElement) => Centre | null,
  onTurn: (direction: number) => void,
  onEnd: () => void,
) {
  const centre = useRef<Centre | null>(null)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      centre.current = event.button === 0 ? centreOf(event.currentTarget) : null
      if (centre.current) event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = centre
      if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
      const [x, y] = [event.clientX - current.x, event.clientY - current.y]
      // At the centre itself there is no direction.
      if (Math.hypot(x, y) > 2) onTurn(degrees(Math.atan2(x, -y)))
    },
    onLostPointerCapture: () => {
      centre.current = null
      onEnd()
    },
  }
}
