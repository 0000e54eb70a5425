import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { findRoom } from '../../model/document/edit.ts'
import type { Plan, PlanPoint } from '../../model/document/tour-document.ts'
import {
  addWallCorner,
  dropPin,
  endOfLine,
  movePen,
  type PlanEditor,
} from '../../model/plan/edit-plan.ts'
import { maxPinNames } from '../../model/plan/plan-drawing.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { useFileAddress } from '../editor/use-file-address.ts'
import { ConeHandle } from './cone-handle.tsx'
import { EditedPin } from './edited-pin.tsx'
import { NorthArrow } from './north-arrow.tsx'
import { Pen } from './pen.tsx'
import { PinButton } from './pin-button.tsx'
import { useSheetPress } from './use-sheet-press.ts'
import { useViewCone } from './use-view-cone.ts'
import { WallLines } from './wall-lines.tsx'

type SheetProps = { editor: TourEditor; planEditor: PlanEditor; plan: Plan }

/** The highest that a plan is shown, rem. */
const highest = { shown: 24, edited: 40 }

/** The plan as a sheet of paper: its picture or its walls, a pin for each room, and the cone of what is seen now. */
export function PlanSheet({ editor, planEditor, plan }: SheetProps) {
  const { t } = useTranslation('tour')
  const { tour, state } = editor
  const { history, currentRoomId: present } = useSnapshot(state)
  const { isOn, mode, pen, line } = useSnapshot(planEditor)
  const sheet = useRef<HTMLDivElement>(null)
  const path = useRef<SVGPathElement>(null)
  const handle = useRef<HTMLDivElement>(null)
  const room = currentRoom({ history, currentRoomId: present })
  const { address, refuse } = useFileAddress(editor, plan.file)
  const isDrawing = isOn && mode === 'walls'
  const isPlacing = isOn && mode === 'pins'
  const hasCone = room !== undefined && pinOf(plan, room.id) !== undefined && !isDrawing
  // Where nobody knows north, what can be turned stands as if the picture's middle looked up.
  const isAssumed = room?.north === null
  const shown = room && isAssumed && isPlacing ? { ...room, north: plan.north } : room
  const hasHandle = isPlacing && hasCone
  const direction = useViewCone({ path, handle }, tour, hasCone ? plan : null, shown, hasHandle)

  useEffect(() => {
    // Takes the focus of a pin that goes.
    if (sheet.current) sheet.current.tabIndex = -1
  }, [])
  useSheetPress(sheet, {
    onPress: (point: PlanPoint) => {
      if (isPlacing && room) dropPin(state, room.id, point)
      if (!isDrawing) return
      movePen(planEditor, plan, point)
      addWallCorner(state, planEditor)
    },
    onHover: isDrawing ? (point: PlanPoint) => movePen(planEditor, plan, point) : undefined,
  })

  const { width, height } = plan.size
  const end = isDrawing ? endOfLine(plan, line) : null
  const pins = plan.pins.flatMap((pin) => {
    const found = findRoom(history.present, pin.room)
    return found ? [{ pin, room: found }] : []
  })
  const isCrowded = pins.length > maxPinNames
  const most = (isOn ? highest.edited : highest.shown) * (width / height)
  return (
    <div
      ref={sheet}
      data-sheet={isDrawing ? 'draw' : isPlacing ? 'place' : 'show'}
      style={{ aspectRatio: `${width} / ${height}`, maxWidth: `${most}rem` }}
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
        <WallLines
          plan={plan}
          hasGrid={isDrawing || plan.file === null}
          next={end && [end, [pen[0], pen[1]]]}
        />
        <path
          ref={path}
          data-cone=""
          fill="#c23e12"
          fillOpacity="0.22"
          stroke="#c23e12"
          strokeDasharray={isAssumed ? '4 4' : undefined}
          vectorEffect="non-scaling-stroke"
        />
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
      </svg>
      {!isDrawing && (
        <ul aria-label={t('pins')}>
          {pins.map((each) => {
            const isPresent = each.room.id === present
            return (
              <li key={each.pin.room}>
                {isPlacing ? (
                  <EditedPin {...each} {...{ editor, plan, isPresent, isCrowded }} />
                ) : (
                  <PinButton {...each} {...{ editor, plan, isPresent, isCrowded }} />
                )}
              </li>
            )
          })}
        </ul>
      )}
      {hasHandle && <ConeHandle editor={editor} handle={handle} direction={direction} />}
      {isDrawing && <Pen editor={editor} planEditor={planEditor} plan={plan} />}
      {(isPlacing || history.present.rooms.some(({ north }) => north !== null)) && (
        <NorthArrow editor={editor} north={plan.north} isEdited={isPlacing} />
      )}
    </div>
  )
}
