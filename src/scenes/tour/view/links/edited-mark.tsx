import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { directionToScreen, isInView, screenToDirection } from '../../model/camera/screen.ts'
import { clampedAngles } from '../../model/document/edit.ts'
import type { Mark } from '../../model/document/tour-document.ts'
import { type LinkEditor, moveMark } from '../../model/edit-links.ts'
import { sealStep } from '../../model/session.ts'
import { setViewDirection } from '../../model/view.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { markStyle } from './mark-style.ts'
import { focusWindow, placeIn, windowOf } from './viewer-place.ts'

type MarkProps = {
  editor: TourEditor
  linkEditor: LinkEditor
  mark: Mark
  /** what it is called, for readers and beside it */
  label: string
  name: string
  isChosen: boolean
  onChoose: () => void
  onRemove: () => void
  children: ReactNode
}

/** A mark while links are edited: choose it, drag it, or move it by keys. */
export function EditedMark(props: MarkProps) {
  const { editor, linkEditor, mark, label, name, isChosen, onChoose, onRemove, children } = props
  const { handlers, wasDrag } = useMarkDrag(editor, linkEditor, mark)
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      aria-keyshortcuts="ArrowLeft ArrowRight ArrowUp ArrowDown Delete"
      {...handlers}
      onClick={() => {
        if (!wasDrag()) onChoose()
      }}
      onKeyDown={(event) => pressMarkKey(event, editor, linkEditor, mark, onRemove)}
      onBlur={() => sealStep(editor.state)}
      className={classNames(
        markStyle.ring,
        'cursor-move touch-none',
        isChosen ? markStyle.chosen : markStyle.ground,
      )}
    >
      {children}
      <span className={markStyle.label}>{name}</span>
    </button>
  )
}

/** Degrees that an arrow key moves a mark, alone and with Shift. */
const step = { fine: 1, coarse: 5 }

const ways: Record<string, readonly [yaw: number, pitch: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** Nearer to the edge than this, the view follows a mark that is moved; CSS pixels. */
const margin = 30

/** What keys do to a mark that has the focus: arrows move it, Delete takes it away. */
function pressMarkKey(
  event: KeyboardEvent<HTMLElement>,
  { tour, state }: TourEditor,
  linkEditor: LinkEditor,
  mark: Mark,
  remove: () => void,
) {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const way = ways[event.key]
  const isDelete = event.key === 'Delete' || event.key === 'Backspace'
  if (!way && !isDelete) return
  event.preventDefault()
  event.stopPropagation()
  if (!way) {
    focusWindow(event.currentTarget)
    return remove()
  }
  const by = event.shiftKey ? step.coarse : step.fine
  const to = clampedAngles({ yaw: mark.yaw + way[0] * by, pitch: mark.pitch + way[1] * by })
  linkEditor.selectedId = mark.id
  moveMark(state, mark.id, to)
  const at = directionToScreen(tour.camera, to)
  // What is out of view loses the focus.
  if (!at || !isInView(tour.camera, at, margin)) setViewDirection(tour.view, to)
}

/** Further than this a pointer drags a mark, CSS pixels. */
const still = 3

/** Lets a pointer drag a mark over the picture, in one step of the history. */
function useMarkDrag({ tour, state }: TourEditor, linkEditor: LinkEditor, mark: Mark) {
  const { camera: cameraPose } = tour
  const grip = useRef<{ x: number; y: number; isMoved: boolean }>(null)

  const grab = (event: PointerEvent<HTMLElement>) => {
    const frame = windowOf(event.currentTarget)
    const at = directionToScreen(cameraPose, mark)
    grip.current = null
    if (event.button !== 0 || !frame || !at) return
    const { x, y } = placeIn(frame, event)
    // It keeps its distance from the pointer: grabbed at its edge, it does not jump.
    grip.current = { x: at.x - x, y: at.y - y, isMoved: false }
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  const pull = (event: PointerEvent<HTMLElement>) => {
    const held = grip.current
    const frame = windowOf(event.currentTarget)
    const at = directionToScreen(cameraPose, mark)
    const isHeld = event.currentTarget.hasPointerCapture(event.pointerId)
    if (!held || !frame || !at || !isHeld) return
    const pointer = placeIn(frame, event)
    const to = { x: pointer.x + held.x, y: pointer.y + held.y }
    if (!held.isMoved && Math.hypot(to.x - at.x, to.y - at.y) <= still) return
    held.isMoved = true
    linkEditor.selectedId = mark.id
    const angles = screenToDirection(cameraPose, to)
    if (angles) moveMark(state, mark.id, angles)
  }

  /** Whether the press that ends now was a drag. */
  const wasDrag = () => {
    const isMoved = grip.current?.isMoved === true
    grip.current = null
    return isMoved
  }

  const handlers = {
    onPointerDown: grab,
    onPointerMove: pull,
    onLostPointerCapture: () => sealStep(state),
  }
  return { handlers, wasDrag }
}
