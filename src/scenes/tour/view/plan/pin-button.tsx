import { useTranslation } from 'react-i18next'
import type { Pin, Plan, Room } from '../../model/document/tour-document.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { goToPin } from './go-to-pin.ts'
import { pinStyle } from './pin-style.ts'
import { placeOnSheet } from './sheet-place.ts'

export type PinProps = {
  openTour: OpenTour
  plan: Plan
  pin: Pin
  room: Room
  isPresent: boolean
  isCrowded: boolean
}

/** A room on the plan: press it to go there. */
export function PinButton({ openTour, plan, pin, room, isPresent, isCrowded }: PinProps) {
  const { t } = useTranslation('tour')
  const name = room.name || t('roomUnnamed')
  return (
    <button
      type="button"
      aria-label={isPresent ? t('pinHere', { name }) : t('goTo', { name })}
      aria-current={isPresent}
      onClick={() => void goToPin(openTour, room.id)}
      style={placeOnSheet([pin.x, pin.y])}
      className={pinStyle.button}
    >
      <span className={pinStyle.dot(isPresent)} />
      <span className={pinStyle.label(pin, plan, isPresent, isCrowded)}>{name}</span>
    </button>
  )
}
