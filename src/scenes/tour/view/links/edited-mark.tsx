import type { KeyboardEvent, ReactNode } from 'react'
import { classNames } from '../../../../ui/class-names.ts'
import { directionToScreen, isInView, screenToDirection } from '../../model/camera/screen.ts'
import { clampedAngles } from '../../model/document/edit.ts'
import type { Angles, Mark } from '../../model/document/tour-document.ts'
import { type LinkEditor, moveMark } from '../../model/edit-links.ts'
import { sealStep } from '../../model/session.ts'
import { setViewDirection } from '../../model/view.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { takeArrow, takeDelete } from '../press/edit-keys.ts'
import { useDrag } from '../press/use-drag.ts'
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

/** Degrees that an arrow key moves a mark, alone and with Shift. */
const step = { fine: 1, coarse: 5 }

/** Nearer to the edge than this, the view follows a mark that is moved; CSS pixels. */
const margin = 30

/** A mark while links are edited: choose it, drag it, or move it by keys. */
export function EditedMark(props: MarkProps) {
  const { editor, linkEditor, mark, label, name, isChosen, onChoose, onRemove, children } = props
  const { tour, state } = editor
  const move = (to: Angles) => {
    linkEditor.selectedId = mark.id
    moveMark(state, mark.id, to)
  }
  const { handlers, wasDrag } = useDrag(
    (to, element) => {
      const frame = windowOf(element)
      const angles = frame && screenToDirection(tour.camera, placeIn(frame, to))
      if (angles) move(angles)
    },
    () => sealStep(state),
  )
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = takeArrow(event, step)
    if (way) {
      const to = clampedAngles({ yaw: mark.yaw + way.right, pitch: mark.pitch + way.up })
      move(to)
      const at = directionToScreen(tour.camera, to)
      // What is out of view loses the focus.
      if (!at || !isInView(tour.camera, at, margin)) setViewDirection(tour.view, to)
    } else if (takeDelete(event)) {
      focusWindow(event.currentTarget)
      onRemove()
    }
  }
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
      onKeyDown={press}
      onBlur={() => sealStep(state)}
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
