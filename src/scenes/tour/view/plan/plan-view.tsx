import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Pin, Plan, Room } from '../../model/document/tour-document.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { goToPin } from './go-to-pin.ts'
import { pinStyle } from './pin-style.ts'
import { coneStyle, PlanNorth, Sheet, usePins, WallLines } from './sheet.tsx'
import { placeOnSheet } from './sheet-place.ts'
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

export type PinProps = {
  openTour: OpenTour
  plan: Plan
  pin: Pin
  room: Room
  isPresent: boolean
  isCrowded: boolean
}

/** A room on the plan: press it to go there. */
function PinButton({ openTour, plan, pin, room, isPresent, isCrowded }: PinProps) {
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
