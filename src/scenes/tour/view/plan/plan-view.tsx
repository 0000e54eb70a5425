import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan } from '../../model/document/tour-document.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { goToPin } from './go-to-pin.ts'
import { type PinProps, pinButton, placeOnSheet, Sheet } from './sheet.tsx'

type ViewProps = {
  openTour: OpenTour
  plan: Plan
  /** What is pressed for a room, where that is no button. */
  renderPin?: (pin: PinProps) => ReactNode
}

/** The plan as it is read: a pin for each room, by which one goes there, and the cone of what is seen now. */
export const PlanView = ({ openTour, plan, renderPin = PinButton }: ViewProps) => (
  <Sheet {...{ openTour, plan, renderPin }} mode="show" highest={24} />
)

/** A room on the plan: press it to go there. */
function PinButton({ openTour, pin, room, name, isPresent, face }: PinProps) {
  const { t } = useTranslation('tour')
  return (
    <button
      type="button"
      aria-label={isPresent ? t('pinHere', { name }) : t('goTo', { name })}
      aria-current={isPresent}
      onClick={() => void goToPin(openTour, room.id)}
      style={placeOnSheet([pin.x, pin.y])}
      className={pinButton}
    >
      {face}
    </button>
  )
}
