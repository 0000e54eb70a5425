import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { classNames } from '../../../../ui/class-names.ts'
import { ArrowUpIcon, InfoIcon } from '../../../../ui/icons/tools.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { Link, Note, Room } from '../../model/document/tour-document.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { walkAlong } from '../rooms/walk-along.ts'
import { markStyle } from './mark-style.ts'
import { focusWindow } from './viewer-place.ts'

/** What is drawn for a mark while it is edited. @param name  of the room that a link leads to, or of the note */
export type RenderEdited = (mark: Link | Note, name: string, icon: ReactNode) => ReactNode

type ListProps = {
  openTour: OpenTour
  room: Room
  openNoteId: string | null
  onNote: (id: string | null) => void
  renderEdited?: RenderEdited | undefined
}

/** Every mark of a room, in place of where its direction is seen: press a link to walk, a note to read it. */
export function MarkList({ openTour, room, openNoteId, onNote, renderEdited }: ListProps) {
  const { t } = useTranslation('tour')
  const { history } = useSnapshot(openTour.state)
  const nameOf = (id: string) => findRoom(history.present, id)?.name || t('roomUnnamed')
  const links = room.links.map((link) => {
    const name = nameOf(link.to)
    const press = (button: HTMLElement) => {
      // The mark goes with its room.
      focusWindow(button)
      void walkAlong(openTour, link)
    }
    return { mark: link, name, label: t('goTo', { name }), icon: <ArrowUpIcon />, press }
  })
  const notes = room.notes.map((note) => {
    const title = note.title || t('noteUntitled')
    const isRead = note.id === openNoteId
    const press = () => onNote(isRead ? null : note.id)
    const label = t('noteMark', { title })
    return { mark: note, name: title, label, icon: <InfoIcon />, press, isRead }
  })
  const marks = [...links.map((link) => ({ ...link, isRead: undefined })), ...notes]
  if (marks.length === 0) return null
  return (
    <ul aria-label={t('linksOf', { name: nameOf(room.id) })}>
      {marks.map(({ mark, name, label, icon, press, isRead }) => (
        <li key={mark.id} data-mark={mark.id} className={markStyle.place}>
          {renderEdited?.(mark, name, icon) ?? (
            <button
              type="button"
              aria-label={label}
              aria-expanded={isRead}
              onClick={({ currentTarget }) => press(currentTarget)}
              className={classNames(markStyle.ring, isRead ? markStyle.chosen : markStyle.ground)}
            >
              {icon}
              <span className={classNames(markStyle.label, markStyle.shownOnTouch)}>{name}</span>
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
