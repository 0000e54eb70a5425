import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { wrap360 } from '../../../../math/angle.ts'
import { setPlanNorth } from '../../model/document/plan.ts'
import type { Plan, PlanPoint } from '../../model/document/tour-document.ts'
import {
  addWallCorner,
  dropPin,
  endOfLine,
  movePen,
  type PlanEditor,
  placePin,
  removePin,
  setViewConeDirection,
} from '../../model/plan/edit-plan.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf, edit, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { takeArrow, takeDelete } from '../press/edit-keys.ts'
import { TurnSlider } from '../press/turn-slider.tsx'
import { useDrag } from '../press/use-drag.ts'
import { attachPresses } from '../press/use-press.ts'
import { lookNow } from '../rooms/walk-along.ts'
import { goToPin } from './go-to-pin.ts'
import { Pen } from './pen.tsx'
import { pinStyle } from './pin-style.ts'
import type { PinProps } from './plan-view.tsx'
import { coneStyle, NorthRose, PlanNorth, Sheet, usePins, WallLines } from './sheet.tsx'
import { placeOnSheet, pointOnSheet, sheetOf } from './sheet-place.ts'
import { useViewCone } from './use-view-cone.ts'

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

  const hover = useEffectEvent((point: PlanPoint) => isDrawing && movePen(planEditor, plan, point))
  const press = useEffectEvent((point: PlanPoint) => {
    if (!isDrawing) return room && dropPin(state, room.id, point)
    movePen(planEditor, plan, point)
    addWallCorner(state, planEditor)
  })
  // Where a pointer presses beside its controls, and where a mouse is. Keys have buttons for what these do.
  useEffect(() => {
    const element = sheet.current
    if (!element) return
    // Takes the focus of a pin that goes.
    element.tabIndex = -1
    const stop = attachPresses(element, (event) => press(pointOnSheet(element, event)))
    const move = (event: PointerEvent) =>
      event.pointerType === 'mouse' && hover(pointOnSheet(element, event))
    element.addEventListener('pointermove', move, { signal: stop.signal })
    return () => stop.abort()
  }, [])

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

/** Degrees that an arrow key turns, alone and with Shift. */
const turnStep = { fine: 1, coarse: 15 }

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
  const centerOf = (element: HTMLElement) => {
    const { plan } = documentOf(state)
    const room = currentRoom(state)
    const pin = plan && room && pinOf(plan, room.id)
    const box = sheetOf(element)?.getBoundingClientRect()
    return pin && box ? { x: box.left + pin.x * box.width, y: box.top + pin.y * box.height } : null
  }
  return (
    <TurnSlider
      ref={handle}
      aria-label={t('turnCone')}
      centerOf={centerOf}
      onTurn={turnTo}
      onKeyDown={(event) => {
        const way = takeArrow(event, turnStep)
        if (way) turnTo(direction() + way.right + way.up)
      }}
      onEnd={() => sealStep(state)}
      className="group absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="size-4.5 rounded-full border-2 border-white bg-[#c23e12] shadow-[0_0_0_1.5px_#14171f] transition-transform group-hover:scale-120" />
    </TurnSlider>
  )
}

/**
 * Where north is on a plan that is edited: it can be turned.
 * @param north  of the plan, degrees clockwise from its up
 */
function NorthSlider({ editor: { state }, north }: { editor: TourEditor; north: number }) {
  const { t } = useTranslation('tour')
  const degrees = Math.round(wrap360(north)) % 360
  const turn = (to: number) =>
    edit(state, 'PlanNorth', (document) => setPlanNorth(document, to), 'plan-north')
  return (
    <TurnSlider
      aria-label={t('turnPlanNorth')}
      aria-valuenow={degrees}
      aria-valuetext={t('compassValue', { degrees })}
      onTurn={turn}
      onKeyDown={(event) => {
        const way = takeArrow(event, turnStep)
        if (way) turn(north + way.right + way.up)
      }}
      onEnd={() => sealStep(state)}
      className="absolute top-1.5 right-1.5 size-11 cursor-grab touch-none rounded-full active:cursor-grabbing"
    >
      <NorthRose north={north} isEdited />
    </TurnSlider>
  )
}

/** Shares of the plan's width that an arrow key moves a pin, alone and with Shift. */
const pinStep = { fine: 0.01, coarse: 0.05 }

type EditedProps = Omit<PinProps, 'openTour'> & { editor: TourEditor }

/** A pin while the plan is edited: drag it, or move it by keys; press it to stand in its room. */
function EditedPin({ editor, plan, pin, room, isPresent, isCrowded }: EditedProps) {
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
    const way = takeArrow(event, pinStep)
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
