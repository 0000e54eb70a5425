import type { KeyboardEvent } from 'react'
import { directionToScreen, isInView } from '../../model/camera/screen.ts'
import { clampedAngles } from '../../model/document/edit.ts'
import type { Mark } from '../../model/document/tour-document.ts'
import { type LinkEditor, moveMark } from '../../model/edit-links.ts'
import { setViewDirection } from '../../model/view.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { focusWindow } from './viewer-place.ts'

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
export function pressMarkKey(
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
