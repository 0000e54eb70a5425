import { type ReactNode, type Ref, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Plan, PlanPoint, Room, TourDocument } from '../../model/document/tour-document.ts'
import { gridPath, maxPinNames, wallPath } from '../../model/plan/plan-drawing.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { useFileAddress } from '../rooms/use-file-address.ts'

type SheetProps = {
  openTour: Pick<OpenTour, 'files'>
  plan: Plan
  mode: 'show' | 'place' | 'draw'
  /** The highest that it is shown, rem. */
  highest: number
  /** What is drawn on it, in the plan's pixels. */
  drawing: ReactNode
  /** What can be pressed on it. */
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** A plan as a sheet of paper: its picture, what is drawn on it, and what lies over it. */
export function Sheet({ openTour, plan, mode, highest, drawing, children, ref }: SheetProps) {
  const { t } = useTranslation('tour')
  const { address, refuse } = useFileAddress(openTour, plan.file)
  const { width, height } = plan.size
  const style = {
    aspectRatio: `${width} / ${height}`,
    maxWidth: `${highest * (width / height)}rem`,
  }
  return (
    <div
      ref={ref}
      data-sheet={mode}
      style={style}
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
        {drawing}
      </svg>
      {children}
    </div>
  )
}

/** The pins of a plan with their rooms, and whether there are too many to name them all. */
export function usePins(plan: Plan, { rooms }: Pick<TourDocument, 'rooms'>) {
  return useMemo(() => {
    const named = new Map<string, Room>(rooms.map((room) => [room.id, room]))
    const pins = plan.pins.flatMap((pin) => {
      const room = named.get(pin.room)
      return room ? [{ pin, room }] : []
    })
    return { pins, isCrowded: pins.length > maxPinNames }
  }, [plan, rooms])
}

/** How the cone of what is seen is drawn; `useViewCone` says where. */
export const coneStyle = {
  ...{ 'data-cone': '', fill: '#c23e12', fillOpacity: '0.22', stroke: '#c23e12' },
  vectorEffect: 'non-scaling-stroke',
} as const

/** Where north is on a plan, degrees clockwise from its up. */
export function NorthRose({ north, isEdited = false }: { north: number; isEdited?: boolean }) {
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

/** Where north is on a plan, once it is known of a room. */
export function PlanNorth({
  plan,
  document: { rooms },
}: {
  plan: Pick<Plan, 'north'>
  document: Pick<TourDocument, 'rooms'>
}) {
  if (rooms.every(({ north }) => north === null)) return null
  return (
    <div className="pointer-events-none absolute top-1.5 right-1.5 size-8 rounded-full">
      <NorthRose north={plan.north} />
    </div>
  )
}

type LinesProps = {
  plan: Plan
  hasGrid: boolean
  /** the stretch that the next corner would add */
  next: readonly [PlanPoint, PlanPoint] | null
}

/** What is drawn on a plan by hand, in its pixels; lines are as thick however large it is shown. */
export function WallLines({ plan, hasGrid, next }: LinesProps) {
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
