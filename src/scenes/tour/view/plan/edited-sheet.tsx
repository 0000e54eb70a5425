import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { wrap360 } from '../../../../math/angle.ts'
import type { Plan, PlanPoint } from '../../model/document/tour-document.ts'
import {
  addWallCorner,
  dropPin,
  endOfLine,
  movePen,
  type PlanEditor,
  setNorthOfPlan,
  setViewConeDirection,
} from '../../model/plan/edit-plan.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { lookNow } from '../rooms/walk-along.ts'
import { isControl } from '../viewer/gestures.ts'
import { EditedPin } from './edited-pin.tsx'
import { Pen } from './pen.tsx'
import { coneStyle, NorthRose, PlanNorth, Sheet, usePins } from './sheet.tsx'
import { pointOnSheet, sheetOf } from './sheet-place.ts'
import { pressTurnKey } from './turn-keys.ts'
import { useTurnDrag } from './use-turn-drag.ts'
import { useViewCone } from './use-view-cone.ts'
import { WallLines } from './wall-lines.tsx'

type SheetProps = { editor: TourEditor; planEditor: PlanEditor; plan: Plan }

/** The plan while it is edited: its pins are placed and its cone is turned, or walls are drawn on it. */
export function EditedSheet({ editor, planEditor, plan }: SheetProps) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId } = useSnapshot(state)
  const { mode, pen, line } = useSnapshot(planEditor)
  const sheet = useRef<HTMLDivElement>(null)
  const path = useRef<SVGPathElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const room = currentRoom({ history, currentRoomId })
  const isDrawing = mode === 'walls'
  const hasCone = room !== undefined && pinOf(plan, room.id) !== undefined && !isDrawing
  // Where nobody knows north, what can be turned stands as if the picture's middle looked up.
  const isAssumed = room?.north === null
  const shown = room && isAssumed && !isDrawing ? { ...room, north: plan.north } : room
  const direction = useViewCone({ path, handle }, tour, hasCone ? plan : null, shown, hasCone)

  useEffect(() => {
    // Takes the focus of a pin that goes.
    if (sheet.current) sheet.current.tabIndex = -1
  }, [])
  useSheetPress(sheet, {
    onPress: (point: PlanPoint) => {
      if (!isDrawing) return room && dropPin(state, room.id, point)
      movePen(planEditor, plan, point)
      addWallCorner(state, planEditor)
    },
    onHover: isDrawing ? (point: PlanPoint) => movePen(planEditor, plan, point) : undefined,
  })

  const { width, height } = plan.size
  const end = isDrawing ? endOfLine(plan, line) : null
  const { pins, isCrowded } = usePins(plan, history.present)
  return (
    <Sheet
      ref={sheet}
      {...{ openTour: editor, plan, mode: isDrawing ? 'draw' : 'place', highest: 40 }}
      drawing={
        <>
          <WallLines
            plan={plan}
            hasGrid={isDrawing || plan.file === null}
            next={end && [end, [pen[0], pen[1]]]}
          />
          <path ref={path} {...coneStyle} strokeDasharray={isAssumed ? '4 4' : undefined} />
          {isDrawing &&
            pins.map(({ pin }) => (
              <circle
                key={pin.room}
                cx={pin.x * width}
                cy={pin.y * height}
                r={Math.max(width, height) / 120}
                fill="#14171f"
                fillOpacity="0.5"
              />
            ))}
        </>
      }
    >
      {!isDrawing && (
        <ul aria-label={t('pins')}>
          {pins.map((each) => (
            <li key={each.pin.room}>
              <EditedPin
                {...each}
                {...{ editor, plan, isCrowded, isPresent: each.room.id === currentRoomId }}
              />
            </li>
          ))}
        </ul>
      )}
      {hasCone && <ConeHandle editor={editor} handle={handle} direction={direction} />}
      {isDrawing ? (
        <>
          <Pen editor={editor} planEditor={planEditor} plan={plan} />
          <PlanNorth plan={plan} document={history.present} />
        </>
      ) : (
        <NorthSlider editor={editor} north={plan.north} />
      )}
    </Sheet>
  )
}

type HandleProps = {
  editor: TourEditor
  /** Is moved by whoever draws the cone. */
  handle: RefObject<HTMLDivElement | null>
  /** of the cone now, degrees */
  direction: () => number
}

/** The end of the view cone while the plan is edited: turned, it says which way the room's picture looks. */
function ConeHandle({ editor, handle, direction }: HandleProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const turnTo = (to: number) => setViewConeDirection(state, lookNow(editor).yaw, to)
  const centreOf = (element: HTMLElement) => {
    const { plan } = documentOf(state)
    const room = currentRoom(state)
    const pin = plan && room && pinOf(plan, room.id)
    const box = sheetOf(element)?.getBoundingClientRect()
    return pin && box ? { x: box.left + pin.x * box.width, y: box.top + pin.y * box.height } : null
  }
  const drag = useTurnDrag(centreOf, turnTo, () => sealStep(state))
  return (
    <div
      ref={handle}
      role="slider"
      tabIndex={0}
      aria-label={t('turnCone')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={0}
      {...drag}
      onKeyDown={(event) => pressTurnKey(event, (by) => turnTo(direction() + by))}
      onBlur={() => sealStep(state)}
      className="group absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="size-4.5 rounded-full border-2 border-white bg-[#c23e12] shadow-[0_0_0_1.5px_#14171f] transition-transform group-hover:scale-120" />
    </div>
  )
}

const middleOf = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Where north is on a plan that is edited: it can be turned. @param north  of the plan, degrees clockwise from its up */
function NorthSlider({ editor: { state }, north }: { editor: TourEditor; north: number }) {
  const { t } = useTranslation('tour')
  const drag = useTurnDrag(
    middleOf,
    (to) => setNorthOfPlan(state, to),
    () => sealStep(state),
  )
  const degrees = Math.round(wrap360(north)) % 360
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={t('turnPlanNorth')}
      aria-valuemin={0}
      aria-valuemax={359}
      aria-valuenow={degrees}
      aria-valuetext={t('compassValue', { degrees })}
      {...drag}
      onKeyDown={(event) => pressTurnKey(event, (by) => setNorthOfPlan(state, north + by))}
      onBlur={() => sealStep(state)}
      className="absolute top-1.5 right-1.5 size-11 cursor-grab touch-none rounded-full active:cursor-grabbing"
    >
      <NorthRose north={north} isEdited />
    </div>
  )
}

/** A pointer that went further than this scrolled the page, CSS pixels. */
const still = 8

type Handlers = {
  onPress: ((point: PlanPoint) => void) | undefined
  onHover: ((point: PlanPoint) => void) | undefined
}

/** Tells where on a sheet a pointer presses beside its controls, and where it is. Keys have buttons for what these do. */
function useSheetPress(sheet: RefObject<HTMLElement | null>, handlers: Handlers) {
  const latest = useRef(handlers)
  latest.current = handlers
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    const stop = new AbortController()
    const { signal } = stop
    let down: { clientX: number; clientY: number } | undefined
    element.addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        down = { clientX, clientY }
      },
      { signal },
    )
    element.addEventListener(
      'click',
      (event) => {
        if (isControl(event.target) || !down) return
        const way = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
        if (way <= still) latest.current.onPress?.(pointOnSheet(element, event))
      },
      { signal },
    )
    element.addEventListener(
      'pointermove',
      (event) => {
        if (event.pointerType === 'mouse') latest.current.onHover?.(pointOnSheet(element, event))
      },
      { signal },
    )
    return () => stop.abort()
  }, [sheet])
}
