import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { Plan, PlanPoint } from '../../model/document/tour-document.ts'
import {
  addWallCorner,
  dropPin,
  endOfLine,
  movePen,
  type PlanEditor,
} from '../../model/plan/edit-plan.ts'
import { pinOf } from '../../model/plan/plan-geometry.ts'
import { currentRoom } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { ConeHandle } from './cone-handle.tsx'
import { EditedPin } from './edited-pin.tsx'
import { NorthSlider } from './north-slider.tsx'
import { Pen } from './pen.tsx'
import { coneStyle, PlanNorth, Sheet, usePins } from './sheet.tsx'
import { useSheetPress } from './use-sheet-press.ts'
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
