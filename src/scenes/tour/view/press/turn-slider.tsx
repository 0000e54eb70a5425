import { type ComponentProps, type PointerEvent, useRef } from 'react'
import { degrees, wrap180 } from '../../../../math/angle.ts'
import { consumeArrowKey } from './edit-keys.ts'

type Center = { x: number; y: number }

type SliderProps = ComponentProps<'div'> & {
  /** What a pointer turns it round, in the window, CSS pixels; null where there is nothing now. */
  centerOf?: (element: HTMLElement) => Center | null
  /** Is told where the pointer is from there, clockwise from up, and how far it went round since; degrees. */
  onTurn: (direction: number, by: number) => void
  /** An arrow key turns it by so many degrees. */
  onStep?: (by: number) => void
  onEnd?: () => void
}

/** Degrees that an arrow key turns, alone and with Shift. */
const step = { fine: 1, coarse: 15 }

/** A slider that a pointer turns round a center, as a dial, or arrow keys by degrees. */
export function TurnSlider({ centerOf = middleOf, onTurn, onStep, onEnd, ...props }: SliderProps) {
  const held = useRef<{ center: Center; last: number | null }>(null)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={0}
      onPointerDown={(event) => {
        const center = event.button === 0 ? centerOf(event.currentTarget) : null
        held.current = center && { center, last: directionFrom(center, event) }
        if (center) event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={(event) => {
        const { current } = held
        if (!current || !event.currentTarget.hasPointerCapture(event.pointerId)) return
        const now = directionFrom(current.center, event)
        if (now === null) return
        if (current.last !== null) onTurn(now, wrap180(now - current.last))
        current.last = now
      }}
      onLostPointerCapture={() => {
        held.current = null
        onEnd?.()
      }}
      onKeyDown={(event) => {
        const way = onStep && consumeArrowKey(event, step)
        if (way) onStep(way.right + way.up)
      }}
      onBlur={onEnd}
      {...props}
    />
  )
}

const middleOf = (element: HTMLElement): Center => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** At the center itself there is no direction. */
function directionFrom(center: Center, { clientX, clientY }: PointerEvent): number | null {
  const [x, y] = [clientX - center.x, clientY - center.y]
  return Math.hypot(x, y) > 2 ? degrees(Math.atan2(x, -y)) : null
}
