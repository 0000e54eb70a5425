import { type PointerEvent, useRef } from 'react'
import { directionToScreen, screenToDirection } from '../../model/camera/screen.ts'
import type { Mark } from '../../model/document/tour-document.ts'
import { type LinkEditor, moveMark } from '../../model/edit-links.ts'
import { sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { placeIn, windowOf } from './viewer-place.ts'

/** Further than this a pointer drags a mark, CSS pixels. */
const still = 3

/** Lets a pointer drag a mark over the picture, in one step of the history. */
export function useMarkDrag({ tour, state }: TourEditor, linkEditor: LinkEditor, mark: Mark) {
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
