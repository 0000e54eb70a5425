import { type ReactNode, type Ref, type RefObject, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { Pin, Plan, PlanPoint, Room } from '../../model/document/tour-document.ts'
import {
  gridPath,
  maxPinNames,
  pinLabelPlacement,
  wallPath,
} from '../../model/plan/plan-drawing.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { useFileAddress } from '../rooms/use-file-address.ts'
import { useViewCone } from './view-cone.ts'

type SheetProps = {
  openTour: OpenTour
  plan: Plan
  mode: 'show' | 'place' | 'draw'
  /** What is pressed for a room. */
  renderPin: (pin: PinProps) => ReactNode
  /** What turns the view cone. @param direction  of the cone now, degrees */
  renderHandle?: (handle: RefObject<HTMLDivElement | null>, direction: () => number) => ReactNode
  /** the stretch of wall that the next corner would add */
  next?: readonly [PlanPoint, PlanPoint] | null
  /** What else can be pressed on it. */
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}

export type PinProps = {
  openTour: OpenTour
  plan: Plan
  pin: Pin
  room: Room
  name: string
  isPresent: boolean
  /** how it looks */
  face: ReactNode
}

/** The highest that a plan is shown, rem. */
const highest = { show: 24, place: 40, draw: 40 } as const

/** A plan as a sheet of paper: its picture, what is drawn on it with the cone of what is seen, and a pin a room. */
export function FloorPlanSheet(props: SheetProps) {
  const { openTour, plan, mode, renderPin, renderHandle, next, children, ref } = props
  const { t } = useTranslation('tour')
  const { history, currentRoomId } = useSnapshot(openTour.state)
  const { address, refuse } = useFileAddress(openTour, plan.file)
  const path = useRef<SVGPathElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const room = currentRoom({ history, currentRoomId })
  const isDrawn = mode === 'draw'
  const hasCone = room !== undefined && !isDrawn && pinOf(plan, room.id) !== undefined
  // Where nobody knows north, what can be turned stands as if the picture's middle looked up.
  const isAssumed = mode === 'place' && room?.north === null
  const shown = room && isAssumed ? { ...room, north: plan.north } : room
  const direction = useViewCone({ path, handle }, openTour.tour, plan, hasCone ? shown : undefined)
  const pins = plan.pins.flatMap((pin) => {
    const found = findRoom(history.present, pin.room)
    return found ? [{ pin, room: found }] : []
  })
  const isCrowded = pins.length > maxPinNames
  const PinMark = renderPin
  const { width, height } = plan.size
  return (
    <div
      ref={ref}
      data-sheet={mode}
      style={{
        aspectRatio: `${width} / ${height}`,
        maxWidth: `${highest[mode] * (width / height)}rem`,
      }}
      className="@container relative isolate w-full rounded border bg-[#fbfaf6] text-[#14171f] select-none data-[sheet=draw]:cursor-crosshair data-[sheet=place]:cursor-crosshair"
    >
      {address && (
        <img
          src={address}
          alt=""
          draggable={false}
          onError={refuse}
          className="pointer-events-none absolute inset-0 size-full"
        />
      )}
      {address === null && (
        <p role="status" className="absolute inset-x-3 top-3 pr-12 text-sm">
          {t('planPictureGone')}
        </p>
      )}
      <svg
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        className="pointer-events-none absolute inset-0 size-full overflow-hidden rounded"
      >
        <WallLines plan={plan} hasGrid={isDrawn || plan.file === null} next={next} />
        <path
          // Another one, so that nothing is left of a cone that goes.
          key={String(hasCone)}
          ref={path}
          data-cone=""
          fill="#c23e12"
          fillOpacity="0.22"
          stroke="#c23e12"
          strokeDasharray={isAssumed ? '4 4' : undefined}
          vectorEffect="non-scaling-stroke"
        />
        {isDrawn &&
          pins.map(({ pin: { room: id, x, y } }) => (
            <circle
              key={id}
              cx={x * width}
              cy={y * height}
              r={Math.max(width, height) / 120}
              fill="#14171f"
              fillOpacity="0.5"
            />
          ))}
      </svg>
      {!isDrawn && (
        <ul aria-label={t('pins')}>
          {pins.map(({ pin, room: pinned }) => {
            const name = pinned.name || t('roomUnnamed')
            const isPresent = pinned.id === currentRoomId
            const face = <PinFace {...{ pin, plan, name, isPresent, isCrowded }} />
            return (
              <li key={pinned.id}>
                <PinMark {...{ openTour, plan, pin, room: pinned, name, isPresent, face }} />
              </li>
            )
          })}
        </ul>
      )}
      {hasCone && renderHandle?.(handle, direction)}
      {children}
      {mode !== 'place' && history.present.rooms.some(({ north }) => north !== null) && (
        <div className="pointer-events-none absolute top-1.5 right-1.5 size-8 rounded-full">
          <NorthArrow north={plan.north} />
        </div>
      )}
    </div>
  )
}

/** What is pressed for a pin, round its middle. The sheet is paper in either theme, and so its colors are the same. */
export const pinButtonClass =
  'group absolute grid size-11 -translate-1/2 place-items-center rounded-full focus-visible:outline-[#14171f]'

type FaceProps = Pick<PinProps, 'pin' | 'plan' | 'name' | 'isPresent'> & { isCrowded: boolean }

/** A dot, and the room's name beside it. */
function PinFace({ pin, plan, name, isPresent, isCrowded }: FaceProps) {
  const { isAbove, side } = pinLabelPlacement(pin, plan.pins)
  return (
    <>
      <span
        className={classNames(
          'grid place-items-center rounded-full border-2 border-white shadow-[0_0_0_1.5px_#14171f] transition-transform duration-150',
          'group-hover:scale-125 motion-reduce:transition-none',
          isPresent ? 'size-5 bg-[#c23e12]' : 'size-4 bg-[#14171f]',
        )}
      />
      <span
        className={classNames(
          'pointer-events-none absolute max-w-28 truncate rounded-sm px-1.5 text-xs leading-5 whitespace-nowrap',
          isAbove ? 'bottom-full -mb-1.5' : 'top-full -mt-1.5',
          beside[side],
          isPresent
            ? 'z-1 bg-[#c23e12] text-white'
            : 'bg-[#fbfaf6]/90 text-[#14171f] group-hover:z-1 group-hover:opacity-100 group-focus-visible:z-1 group-focus-visible:opacity-100',
          !isPresent && (isCrowded ? 'opacity-0' : '@max-xs:opacity-0'),
        )}
      >
        {name}
      </span>
    </>
  )
}

const beside = { right: 'left-2', left: 'right-2', middle: 'left-1/2 -translate-x-1/2' } as const

/** Where north is on a plan, degrees clockwise from its up. */
export function NorthArrow({ north, isEdited = false }: { north: number; isEdited?: boolean }) {
  return (
    <svg viewBox="-22 -22 44 44" aria-hidden="true" className="size-full">
      <circle
        r="17"
        fill="#fbfaf6"
        stroke="#14171f"
        strokeOpacity={isEdited ? 1 : 0.35}
        strokeDasharray={isEdited ? undefined : '1 3'}
      />
      <g transform={`rotate(${north})`}>
        <path d="M0 -14 4 3H-4z" fill="#c23e12" />
        <path d="M0 13V3" stroke="#14171f" strokeWidth="1.5" />
      </g>
    </svg>
  )
}

type LinesProps = { plan: Plan; hasGrid: boolean; next: SheetProps['next'] }

/** What is drawn on a plan by hand, in its pixels; lines are as thick however large it is shown. */
function WallLines({ plan, hasGrid, next }: LinesProps) {
  const line = { fill: 'none', vectorEffect: 'non-scaling-stroke' as const }
  return (
    <>
      {hasGrid && <path d={gridPath(plan)} {...line} stroke="#14171f" strokeOpacity="0.14" />}
      {plan.walls.length > 0 && (
        <path
          d={plan.walls.map((wall) => wallPath(wall, plan.size)).join('')}
          {...line}
          stroke="#14171f"
          strokeWidth="5"
          strokeLinecap="square"
          strokeLinejoin="miter"
          data-walls={plan.walls.length}
        />
      )}
      {next && (
        <path
          d={wallPath(next, plan.size)}
          {...line}
          stroke="#c23e12"
          strokeWidth="2"
          strokeDasharray="6 5"
        />
      )}
    </>
  )
}

/** The sheet that an element lies on. */
export const sheetOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-sheet]') ?? null

/** Where a pointer is on a sheet; outside of 0…1 beside it. */
export function pointOnSheet(
  sheet: Element,
  { clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>,
): PlanPoint {
  const { left, top, width, height } = sheet.getBoundingClientRect()
  return [(clientX - left) / width, (clientY - top) / height]
}

/** Where something stands on a sheet, for its style. */
export const sheetPositionStyle = ([x, y]: PlanPoint) => ({
  left: `${100 * x}%`,
  top: `${100 * y}%`,
})
