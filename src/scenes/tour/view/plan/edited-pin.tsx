import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { placePin, removePin } from '../../model/plan/edit-plan.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { goToPin } from './go-to-pin.ts'
import type { PinProps } from './pin-button.tsx'
import { pinStyle } from './pin-style.ts'
import { placeOnSheet, pointOnSheet, sheetOf } from './sheet-place.ts'

/** Shares of the plan's width that an arrow key moves a pin, alone and with Shift. */
const step = { fine: 0.01, coarse: 0.05 }

const ways: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Further than this a pointer drags a pin, CSS pixels. */
const still = 3

type EditedProps = Omit<PinProps, 'openTour'> & { editor: TourEditor }

/** A pin while the plan is edited: drag it, or move it by keys; press it to stand in its room. */
export function EditedPin({ editor, plan, pin, room, isPresent, isCrowded }: EditedProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const grip = useRef<{ x: number; y: number; isMoved: boolean }>(null)
  const name = room.name || t('roomUnnamed')

  const grab = (event: PointerEvent<HTMLElement>) => {
    grip.current = null
    const sheet = sheetOf(event.currentTarget)
    if (event.button !== 0 || !sheet) return
    const [x, y] = pointOnSheet(sheet, event)
    grip.current = { x: pin.x - x, y: pin.y - y, isMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const pull = (event: PointerEvent<HTMLElement>) => {
    const { current: held } = grip
    const sheet = sheetOf(event.currentTarget)
    if (!held || !sheet || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const [x, y] = pointOnSheet(sheet, event)
    const to = [x + held.x, y + held.y] as const
    const box = sheet.getBoundingClientRect()
    const way = Math.hypot((to[0] - pin.x) * box.width, (to[1] - pin.y) * box.height)
    if (!held.isMoved && way <= still) return
    held.isMoved = true
    placePin(state, room.id, to)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const way = ways[event.key]
    const isDelete = event.key === 'Delete' || event.key === 'Backspace'
    if (!way && !isDelete) return
    event.preventDefault()
    if (!way) {
      // The pin goes, and with it the focus.
      sheetOf(event.currentTarget)?.focus({ preventScroll: true })
      return removePin(state, room.id)
    }
    const by = event.shiftKey ? step.coarse : step.fine
    const down = (way[1] * by * plan.size.width) / plan.size.height
    placePin(state, room.id, [pin.x + way[0] * by, pin.y + down])
  }

  return (
    <button
      type="button"
      aria-label={t('pinMark', { name })}
      aria-current={isPresent}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      onPointerDown={grab}
      onPointerMove={pull}
      onLostPointerCapture={() => sealStep(state)}
      onClick={() => {
        const wasDrag = grip.current?.isMoved === true
        grip.current = null
        if (!wasDrag) void goToPin(editor, room.id)
      }}
      onKeyDown={press}
      onBlur={() => sealStep(state)}
      style={placeOnSheet([pin.x, pin.y])}
      data-pin={room.id}
      className={`${pinStyle.button} cursor-move touch-none`}
    >
      <span className={pinStyle.dot(isPresent)} />
      <span className={pinStyle.label(pin, plan, isPresent, isCrowded)}>{name}</span>
    </button>
  )
}
