import { type ComponentProps, type PointerEvent, useRef } from 'react'
import { consumeArrowKey, consumeDeleteKey } from './edit-keys.ts'

/** A place in the browser's window, CSS pixels. */
export type ClientPoint = Pick<PointerEvent, 'clientX' | 'clientY'>

/** Further than this a pointer drags, CSS pixels. */
const still = 3

type MovableProps = ComponentProps<'button'> & {
  /** Where its middle is to be, while a pointer drags it. */
  onMove: (to: ClientPoint, element: HTMLElement) => void
  /** How far an arrow key moves it, alone and with Shift. */
  step: { fine: number; coarse: number }
  onStep: (right: number, up: number) => void
  onRemove: (element: HTMLElement) => void
  /** It was pressed, and not dragged. */
  onPress: () => void
  /** It moves no further for now. */
  onEnd: () => void
}

/**
 * A button that is dragged, moved by arrow keys, and removed by Delete. It keeps its distance from the pointer: grabbed
 * at its edge, it does not jump.
 */
export function MovableButton(props: MovableProps) {
  const { onMove, step, onStep, onRemove, onPress, onEnd, ...others } = props
  const grip = useRef<{ from: ClientPoint; x: number; y: number; isMoved: boolean }>(null)
  return (
    <button
      type="button"
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      onPointerDown={({ currentTarget, button, pointerId, clientX, clientY }) => {
        grip.current = null
        if (button !== 0) return
        const { left, top, width, height } = currentTarget.getBoundingClientRect()
        const [x, y] = [left + width / 2 - clientX, top + height / 2 - clientY]
        grip.current = { from: { clientX, clientY }, x, y, isMoved: false }
        currentTarget.setPointerCapture(pointerId)
      }}
      onPointerMove={({ currentTarget, pointerId, clientX, clientY }) => {
        const held = grip.current
        if (!held || !currentTarget.hasPointerCapture(pointerId)) return
        const way = Math.hypot(clientX - held.from.clientX, clientY - held.from.clientY)
        held.isMoved ||= way > still
        if (!held.isMoved) return
        onMove({ clientX: clientX + held.x, clientY: clientY + held.y }, currentTarget)
      }}
      onLostPointerCapture={onEnd}
      onClick={() => {
        const wasDrag = grip.current?.isMoved === true
        grip.current = null
        if (!wasDrag) onPress()
      }}
      onKeyDown={(event) => {
        const way = consumeArrowKey(event, step)
        if (way) onStep(way.right, way.up)
        else if (consumeDeleteKey(event)) onRemove(event.currentTarget)
      }}
      onBlur={onEnd}
      {...others}
    />
  )
}
