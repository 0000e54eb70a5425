import { type ReactNode, type RefObject, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { CloseIcon } from '../../../../ui/icons/shell.tsx'
import { ArrowUpIcon, InfoIcon } from '../../../../ui/icons/tools.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { Link, Mark, Note, Room } from '../../model/document/tour-document.ts'
import { currentRoom } from '../../model/session.ts'
import { IconButton } from '../press/buttons.tsx'
import type { OpenTour } from '../rooms/open-tour.ts'
import { walkAlong } from '../rooms/walk-along.ts'
import { markStyle } from './mark-style.ts'
import { NoteBody } from './note-body.tsx'
import { useMarkPlaces } from './use-mark-places.ts'
import { focusViewer } from './viewer-place.ts'

type LayerProps = {
  openTour: OpenTour
  /** Of whoever edits marks: how one is drawn, a place that was pressed, what lies over the picture with them. */
  renderEdited?: RenderEditedMark | undefined
  pending?: Mark | undefined
  children?: ReactNode
  ref?: RefObject<HTMLDivElement | null>
}

/** The links and notes of the room that is shown, over its picture. */
export function MarkLayer(props: LayerProps) {
  const { openTour, renderEdited, pending, children } = props
  const { tour, state } = openTour
  const { history, currentRoomId, openNoteId, pressMode } = useSnapshot(state)
  // While something else is marked in the picture, they would be in the way.
  const isHidden = useSnapshot(tour).walking !== undefined || pressMode === 'tools'
  const own = useRef<HTMLDivElement>(null)
  const layer = props.ref ?? own
  const room = currentRoom({ history, currentRoomId })
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
    else focusViewer(layer.current)
    state.openNoteId = null
  }
  return (
    <div
      ref={layer}
      hidden={isHidden}
      data-links={room?.links.length ?? 0}
      className="pointer-events-none absolute inset-0"
    >
      {room && <MarkList {...{ openTour, room, renderEdited }} />}
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

type CardProps = { openTour: OpenTour; note: Note; onClose: () => void }

/** A note that is read, over the picture. */
function NoteCard({ openTour, note, onClose }: CardProps) {
  const { t } = useTranslation('tour')
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const title = note.title || t('noteUntitled')
  return (
    <div
      ref={card}
      role="dialog"
      aria-label={t('noteMark', { title })}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="pointer-events-auto absolute inset-x-3 bottom-3 z-10 flex max-h-[calc(100%-1.5rem)] cursor-auto flex-col rounded border bg-paper text-ink shadow select-text sm:right-auto sm:w-96"
    >
      <div className="flex items-start justify-between gap-2 pr-1 pl-4">
        <h3 className="py-2.5 wrap-anywhere">{title}</h3>
        <IconButton label={t('closeNote')} onClick={onClose} className="size-11">
          <CloseIcon />
        </IconButton>
      </div>
      <div className="grid touch-pan-y gap-3 overflow-y-auto px-4 pb-4 empty:hidden">
        <NoteBody openTour={openTour} note={note} />
      </div>
    </div>
  )
}

/** What is drawn for a mark while it is edited. @param name  of the room that a link leads to, or of the note */
export type RenderEditedMark = (mark: Link | Note, name: string, icon: ReactNode) => ReactNode

type ListProps = Pick<LayerProps, 'openTour' | 'renderEdited'> & { room: Room }

/** Every mark of a room, in place of where its direction is seen: press a link to walk, a note to read it. */
function MarkList({ openTour, room, renderEdited }: ListProps) {
  const { t } = useTranslation('tour')
  const { state } = openTour
  const { history, openNoteId } = useSnapshot(state)
  const nameOf = (id: string) => findRoom(history.present, id)?.name || t('roomUnnamed')
  const marks = [...room.links, ...room.notes]
  if (marks.length === 0) return null
  return (
    <ul aria-label={t('linksOf', { name: nameOf(room.id) })}>
      {marks.map((mark) => {
        const isLink = 'to' in mark
        const name = isLink ? nameOf(mark.to) : mark.title || t('noteUntitled')
        const icon = isLink ? <ArrowUpIcon /> : <InfoIcon />
        const isRead = isLink ? undefined : mark.id === openNoteId
        const press = (button: HTMLElement) => {
          if (!isLink) {
            state.openNoteId = isRead ? null : mark.id
            return
          }
          // The mark goes with its room.
          focusViewer(button)
          void walkAlong(openTour, mark)
        }
        return (
          <li key={mark.id} data-mark={mark.id} className={markStyle.place}>
            {renderEdited?.(mark, name, icon) ?? (
              <button
                type="button"
                aria-label={isLink ? t('goTo', { name }) : t('noteMark', { title: name })}
                aria-expanded={isRead}
                onClick={({ currentTarget }) => press(currentTarget)}
                className={classNames(markStyle.ring, isRead ? markStyle.chosen : markStyle.ground)}
              >
                {icon}
                <span className={classNames(markStyle.label, markStyle.shownOnTouch)}>{name}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
