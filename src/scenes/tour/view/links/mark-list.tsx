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
export type RenderEdited = (
  mark: { link: Link } | { note: Note },
  name: string,
  icon: ReactNode,
) => ReactNode

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
  if (room.links.length + room.notes.length === 0) return null
  return (
    <ul aria-label={t('linksOf', { name: nameOf(room.id) })}>
      {room.links.map((link) => {
        const name = nameOf(link.to)
        return (
          <li key={link.id} data-mark={link.id} className={markStyle.place}>
            {renderEdited?.({ link }, name, <ArrowUpIcon />) ?? (
              <button
                type="button"
                aria-label={t('goTo', { name })}
                onClick={({ currentTarget }) => {
                  // The mark goes with its room.
                  focusWindow(currentTarget)
                  void walkAlong(openTour, link)
                }}
                className={classNames(markStyle.ring, markStyle.ground)}
              >
                <ArrowUpIcon />
                <span className={classNames(markStyle.label, markStyle.shownOnTouch)}>{name}</span>
              </button>
            )}
          </li>
        )
      })}
      {room.notes.map((note) => {
        const title = note.title || t('noteUntitled')
        const isRead = note.id === openNoteId
        return (
          <li key={note.id} data-mark={note.id} className={markStyle.place}>
            {renderEdited?.({ note }, title, <InfoIcon />) ?? (
              <button
                type="button"
                aria-label={t('noteMark', { title })}
                aria-expanded={isRead}
                onClick={() => onNote(isRead ? null : note.id)}
                className={classNames(markStyle.ring, isRead ? markStyle.chosen : markStyle.ground)}
              >
                <InfoIcon />
                <span className={classNames(markStyle.label, markStyle.shownOnTouch)}>{title}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
