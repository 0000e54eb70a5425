import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { placePin, removePin } from '../../model/plan/edit-plan.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { takeArrow, takeDelete } from '../press/edit-keys.ts'
import { useDrag } from '../press/use-drag.ts'
import { goToPin } from './go-to-pin.ts'
import type { PinProps } from './pin-button.tsx'
import { pinStyle } from './pin-style.ts'
import { placeOnSheet, pointOnSheet, sheetOf } from './sheet-place.ts'

/** Shares of the plan's width that an arrow key moves a pin, alone and with Shift. */
const step = { fine: 0.01, coarse: 0.05 }

type EditedProps = Omit<PinProps, 'openTour'> & { editor: TourEditor }

/** A pin while the plan is edited: drag it, or move it by keys; press it to stand in its room. */
export function EditedPin({ editor, plan, pin, room, isPresent, isCrowded }: EditedProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const name = room.name || t('roomUnnamed')
  const { handlers, wasDrag } = useDrag(
    (to, element) => {
      const sheet = sheetOf(element)
      if (sheet) placePin(state, room.id, pointOnSheet(sheet, to))
    },
    () => sealStep(state),
  )
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = takeArrow(event, step)
    if (way) {
      const down = (-way.up * plan.size.width) / plan.size.height
      placePin(state, room.id, [pin.x + way.right, pin.y + down])
    } else if (takeDelete(event)) {
      // The pin goes, and with it the focus.
      sheetOf(event.currentTarget)?.focus({ preventScroll: true })
      removePin(state, room.id)
    }
  }

  return (
    <button
      type="button"
      aria-label={t('pinMark', { name })}
      aria-current={isPresent}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      {...handlers}
      onClick={() => {
        if (!wasDrag()) void goToPin(editor, room.id)
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
