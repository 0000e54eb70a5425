import { type ReactNode, type RefObject, useMemo, useRef } from 'react'
import { useSnapshot } from 'valtio'
import type { Mark } from '../../model/document/tour-document.ts'
import { currentRoom } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { MarkList, type RenderEdited } from './mark-list.tsx'
import { NoteCard } from './note-card.tsx'
import { useMarkPlaces } from './use-mark-places.ts'
import { focusWindow } from './viewer-place.ts'

type LayerProps = {
  openTour: OpenTour
  /** The note that is read, and who is told of another one. */
  openNoteId: string | null
  onNote: (id: string | null) => void
  /** Something else is marked in the picture: they would be in the way. */
  isAside?: boolean
  /** Of whoever edits marks: how one is drawn, a place that was pressed, what lies over the picture with them. */
  renderEdited?: RenderEdited | undefined
  pending?: Mark | undefined
  children?: ReactNode
  ref?: RefObject<HTMLDivElement | null>
}

/** The links and notes of the room that is shown, over its picture. */
export function MarkLayer(props: LayerProps) {
  const { openTour, openNoteId, onNote, isAside = false, renderEdited, pending, children } = props
  const { tour, state } = openTour
  const isHidden = useSnapshot(tour).walking !== undefined || isAside
  const own = useRef<HTMLDivElement>(null)
  const layer = props.ref ?? own
  const room = currentRoom(useSnapshot(state))
  const marks = useMemo(
    () => [...(room?.links ?? []), ...(room?.notes ?? []), ...(pending ? [pending] : [])],
    [room, pending],
  )
  useMarkPlaces(layer, tour.camera, marks, isHidden)
  const note = renderEdited ? undefined : room?.notes.find(({ id }) => id === openNoteId)

  /** Back to the note's mark, where it is in view. */
  const closeNote = (id: string) => {
    const mark = layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(id)}"]`)
    if (mark?.style.visibility === 'visible')
      mark.querySelector('button')?.focus({ preventScroll: true })
    else focusWindow(layer.current)
    onNote(null)
  }
  return (
    <div
      ref={layer}
      hidden={isHidden}
      data-links={room?.links.length ?? 0}
      className="pointer-events-none absolute inset-0"
    >
      {room && <MarkList {...{ openTour, room, openNoteId, onNote, renderEdited }} />}
      {note && (
        <NoteCard
          key={note.id}
          openTour={openTour}
          note={note}
          onClose={() => closeNote(note.id)}
        />
      )}
      {children}
    </div>
  )
}
