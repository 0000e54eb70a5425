import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Plan } from '../../model/document/tour-document.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { PinButton, type PinProps } from './pin-button.tsx'
import { coneStyle, PlanNorth, Sheet, usePins, WallLines } from './sheet.tsx'
import { useViewCone } from './use-view-cone.ts'

type ViewProps = {
  openTour: OpenTour
  plan: Plan
  /** What is pressed for a room, where that is no button. */
  renderPin?: (pin: PinProps) => ReactNode
}

/** The plan as it is read: a pin for each room, by which one goes there, and the cone of what is seen now. */
export function PlanView({ openTour, plan, renderPin = PinButton }: ViewProps) {
  const { t } = useTranslation('tour')
  const { tour, state } = openTour
  const { history, currentRoomId } = useSnapshot(state)
  const path = useRef<SVGPathElement>(null)
  const room = currentRoom({ history, currentRoomId })
  const { pins, isCrowded } = usePins(plan, history.present)
  const hasCone = room !== undefined && pinOf(plan, room.id) !== undefined
  useViewCone({ path }, tour, hasCone ? plan : null, room, false)
  const Pin = renderPin
  return (
    <Sheet
      {...{ openTour, plan, mode: 'show', highest: 24 }}
      drawing={
        <>
          <WallLines plan={plan} hasGrid={plan.file === null} next={null} />
          <path
            ref={path}
            {...coneStyle}
            strokeDasharray={room?.north === null ? '4 4' : undefined}
          />
        </>
      }
    >
      <ul aria-label={t('pins')}>
        {pins.map((each) => (
          <li key={each.pin.room}>
            <Pin
              {...each}
              {...{ openTour, plan, isCrowded, isPresent: each.room.id === currentRoomId }}
            />
          </li>
        ))}
      </ul>
      <PlanNorth plan={plan} document={history.present} />
    </Sheet>
  )
}
