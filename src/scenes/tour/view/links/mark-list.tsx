import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ArrowUpIcon, InfoIcon } from '../../../../ui/icons/tools.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { Room } from '../../model/document/tour-document.ts'
import { deleteLink, deleteNote, type LinkEditor } from '../../model/edit-links.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { EditedMark } from './edited-mark.tsx'
import { LinkMark } from './link-mark.tsx'
import { markStyle } from './mark-style.ts'
import { NoteMark } from './note-mark.tsx'

type ListProps = { desk: TourDesk; linking: LinkEditor; room: Room }

/** Every mark of a room; each stands where its direction is seen. */
export function MarkList({ desk, linking, room }: ListProps) {
  const { t } = useTranslation('tour')
  const { state } = desk
  const { history } = useSnapshot(state)
  const { isOn, selectedId: chosen, openNoteId: reads } = useSnapshot(linking)
  const nameOf = (id: string) => findRoom(history.present, id)?.name || t('roomUnnamed')
  if (room.links.length + room.notes.length === 0) return null
  return (
    <ul aria-label={t('linksOf', { name: nameOf(room.id) })}>
      {room.links.map((link) => {
        const name = nameOf(link.to)
        return (
          <li key={link.id} data-mark={link.id} className={markStyle.place}>
            {isOn ? (
              <EditedMark
                {...{ desk, linking, name, mark: link, isChosen: link.id === chosen }}
                label={t('linkMark', { name })}
                onChoose={() => {
                  linking.selectedId = link.id
                }}
                onRemove={() => deleteLink(state, linking, link.id)}
              >
                <ArrowUpIcon />
              </EditedMark>
            ) : (
              <LinkMark {...{ desk, link, name }} />
            )}
          </li>
        )
      })}
      {room.notes.map((note) => {
        const name = note.title || t('noteUntitled')
        return (
          <li key={note.id} data-mark={note.id} className={markStyle.place}>
            {isOn ? (
              <EditedMark
                {...{ desk, linking, name, mark: note, isChosen: note.id === chosen }}
                label={t('noteMark', { title: name })}
                onChoose={() =>
                  Object.assign(linking, { selectedId: note.id, focusNoteId: note.id })
                }
                onRemove={() => deleteNote(state, linking, note.id)}
              >
                <InfoIcon />
              </EditedMark>
            ) : (
              <NoteMark {...{ linking, note, isRead: note.id === reads }} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
