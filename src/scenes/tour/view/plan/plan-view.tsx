import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { findRoom } from '../../model/document/edit.ts'
import type { Plan, RoomId } from '../../model/document/tour-document.ts'
import { viewDirectionOnJump } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { showRoom } from '../rooms/show-room.ts'
import { currentViewDirection, walkAlong } from '../rooms/walk-along.ts'
import {
  FloorPlanSheet,
  type PinProps,
  pinButtonClass,
  sheetPositionStyle,
} from './floor-plan-sheet.tsx'

type ViewProps = {
  openTour: OpenTour
  plan: Plan
  /** What is pressed for a room, where that is no button. */
  renderPin?: (pin: PinProps) => ReactNode
}

/** The plan as it is read: a pin for each room, by which one goes there, and the cone of what is seen now. */
export const PlanView = ({ openTour, plan, renderPin = PinButton }: ViewProps) => (
  <FloorPlanSheet {...{ openTour, plan, renderPin }} mode="show" />
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
      style={sheetPositionStyle([pin.x, pin.y])}
      className={pinButtonClass}
    >
      {face}
    </button>
  )
}

/** Goes to a room by its pin: on foot where a link leads there, else at once, looking the same way. */
export function goToPin(openTour: OpenTour, id: RoomId): Promise<void> {
  const { state } = openTour
  const here = currentRoom(state)
  const { plan } = documentOf(state)
  const there = findRoom(documentOf(state), id)
  const link = here?.links.find(({ to }) => to === id)
  if (link) return walkAlong(openTour, link)
  const look =
    plan && here && there && viewDirectionOnJump(plan, here, there, currentViewDirection(openTour))
  return showRoom(openTour, id, look)
}
