import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { wrap360 } from '../../../../math/angle.ts'
import { setPlanNorth } from '../../model/document/plan.ts'
import type { Plan, PlanPoint } from '../../model/document/tour-document.ts'
import {
  addWallCorner,
  dropPin,
  finishWallLine,
  movePen,
  placePin,
  removePin,
  setViewConeDirection,
  wallLineEnd,
} from '../../model/plan/edit-plan.ts'
import { neighborCorner, toMeters } from '../../model/plan/plan-drawing.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf, edit, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { consumeArrowKey } from '../press/edit-keys.ts'
import { MovableButton } from '../press/movable-button.tsx'
import { TurnSlider } from '../press/turn-slider.tsx'
import { attachPresses } from '../press/use-press.ts'
import { currentViewDirection } from '../rooms/walk-along.ts'
import {
  FloorPlanSheet,
  NorthArrow,
  type PinProps,
  pinButtonClass,
  pointOnSheet,
  sheetOf,
  sheetPositionStyle,
} from './floor-plan-sheet.tsx'
import { goToPin } from './plan-view.tsx'

/** The plan while it is edited: its pins are placed and its cone is turned, or walls are drawn on it. */
export function EditedSheet({ editor, plan }: { editor: TourEditor; plan: Plan }) {
  const { state } = editor
  const { history, currentRoomId, planMode, pen, wallLine } = useSnapshot(state)
  const room = currentRoom({ history, currentRoomId })
  const sheet = useRef<HTMLDivElement>(null)
  const isDrawing = planMode === 'walls'

  const hover = useEffectEvent((point: PlanPoint) => isDrawing && movePen(state, plan, point))
  const press = useEffectEvent((point: PlanPoint) => {
    if (!isDrawing) return room && dropPin(state, room.id, point)
    movePen(state, plan, point)
    addWallCorner(state)
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

  const end = isDrawing ? wallLineEnd(plan, wallLine) : null
  return (
    <FloorPlanSheet
      ref={sheet}
      {...{ openTour: editor, plan, mode: isDrawing ? 'draw' : 'place' }}
      next={end && [end, [pen[0], pen[1]]]}
      renderPin={EditedPin}
      renderHandle={(handle, direction) => <ConeHandle {...{ editor, handle, direction }} />}
    >
      {isDrawing ? (
        <Pen {...{ editor, plan }} />
      ) : (
        <NorthSlider editor={editor} north={plan.north} />
      )}
    </FloorPlanSheet>
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
  const turnTo = (to: number) => setViewConeDirection(state, currentViewDirection(editor).yaw, to)
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
      onStep={(by) => turnTo(direction() + by)}
      onEnd={() => sealStep(state)}
      className="group absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing"
    >
      <span className="size-4.5 rounded-full border-2 border-white bg-[#c23e12] shadow-[0_0_0_1.5px_#14171f] transition-transform group-hover:scale-120" />
    </TurnSlider>
  )
}

/**
 * Where north is on a plan that is edited: it can be turned, and with it the cones of all rooms.
 * @param north  of the plan, degrees clockwise from its up
 */
function NorthSlider({ editor: { state }, north }: { editor: TourEditor; north: number }) {
  const { t } = useTranslation('tour')
  const degrees = Math.round(wrap360(north)) % 360
  const turnTo = (to: number) => edit(state, ['PlanNorth', 'plan-north'], setPlanNorth, to)
  return (
    <TurnSlider
      aria-label={t('turnPlanNorth')}
      aria-valuenow={degrees}
      aria-valuetext={t('compassValue', { degrees })}
      onTurn={turnTo}
      onStep={(by) => turnTo(north + by)}
      onEnd={() => sealStep(state)}
      className="absolute top-1.5 right-1.5 size-11 cursor-grab touch-none rounded-full active:cursor-grabbing"
    >
      <NorthArrow north={north} isEdited />
    </TurnSlider>
  )
}

/** Shares of the plan's width that an arrow key moves a pin. */
const pinStep = { fine: 0.01, coarse: 0.05 }

/** A pin while the plan is edited: drag it, or move it by keys; press it to stand in its room. */
function EditedPin({ openTour, plan, pin, room, name, isPresent, face }: PinProps) {
  const { t } = useTranslation('tour')
  const { state } = openTour
  return (
    <MovableButton
      aria-label={t('pinMark', { name })}
      aria-current={isPresent}
      onMove={(to, element) => {
        const sheet = sheetOf(element)
        if (sheet) placePin(state, room.id, pointOnSheet(sheet, to))
      }}
      step={pinStep}
      onStep={(right, up) =>
        placePin(state, room.id, [pin.x + right, pin.y - (up * plan.size.width) / plan.size.height])
      }
      onRemove={(element) => {
        // The pin goes, and with it the focus.
        sheetOf(element)?.focus({ preventScroll: true })
        removePin(state, room.id)
      }}
      onPress={() => void goToPin(openTour, room.id)}
      onEnd={() => sealStep(state)}
      style={sheetPositionStyle([pin.x, pin.y])}
      data-pin={room.id}
      className={`${pinButtonClass} cursor-move touch-none`}
    >
      {face}
    </MovableButton>
  )
}

/** Quarters of a meter that an arrow key moves the pen, alone and with Shift. */
const penStep = { fine: 1, coarse: 4 }

/** What draws walls: a pointer leads it along, arrow keys move it, and Enter sets a corner where it is. */
function Pen({ editor, plan }: { editor: TourEditor; plan: Plan }) {
  const { t, i18n } = useTranslation('tour')
  const { state } = editor
  const { pen, wallLine } = useSnapshot(state)
  const [said, setSaid] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus({ preventScroll: true }), [])
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 2 })
  const place = () => {
    const [right, down] = state.pen
    const { x, y } = toMeters(plan, [right, down])
    return plan.metres === null
      ? t('penAtShare', { x: number.format(100 * right), y: number.format(100 * down) })
      : t('penAt', { x: number.format(x), y: number.format(y) })
  }

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && wallLine) {
      event.preventDefault()
      finishWallLine(state)
      return setSaid(t('lineEnded'))
    }
    const way = consumeArrowKey(event, penStep)
    const now = documentOf(state).plan
    if (!way || !now) return
    const from = [state.pen[0], state.pen[1]] as const
    movePen(state, now, neighborCorner(now, from, way.right, -way.up))
    setSaid(place())
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('pen')}
        aria-describedby="tour-plan-hint"
        aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Enter Escape"
        onKeyDown={press}
        onClick={() => {
          addWallCorner(state)
          setSaid(t('cornerSet', { place: place() }))
        }}
        style={sheetPositionStyle([pen[0], pen[1]])}
        data-pen=""
        className="absolute grid size-11 -translate-1/2 cursor-crosshair place-items-center rounded-full focus-visible:outline-[#14171f]"
      >
        <span className="size-3 rounded-full border-2 border-[#c23e12] bg-[#fbfaf6]" />
      </button>
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  )
}
