import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ArrowUpIcon, InfoIcon } from '../../../../ui/icons/tools.tsx'
import { findRoom } from '../../model/document/edit.ts'
import type { Room } from '../../model/document/tour-document.ts'
import { deleteLink, deleteNote, type LinkEditor } from '../../model/edit-links.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { EditedMark } from './edited-mark.tsx'
import { LinkMark } from './link-mark.tsx'
import { markStyle } from './mark-style.ts'
import { NoteMark } from './note-mark.tsx'

type ListProps = { editor: TourEditor; linkEditor: LinkEditor; room: Room }

/** Every mark of a room; each stands where its direction is seen. */
export function MarkList({ editor, linkEditor, room }: ListProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { history } = useSnapshot(state)
  const { isOn, selectedId: chosen, openNoteId: reads } = useSnapshot(linkEditor)
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
                {...{ editor, linkEditor, name, mark: link, isChosen: link.id === chosen }}
                label={t('linkMark', { name })}
                onChoose={() => {
                  linkEditor.selectedId = link.id
                }}
                onRemove={() => deleteLink(state, linkEditor, link.id)}
              >
                <ArrowUpIcon />
              </EditedMark>
            ) : (
              <LinkMark {...{ editor, link, name }} />
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
                {...{ editor, linkEditor, name, mark: note, isChosen: note.id === chosen }}
                label={t('noteMark', { title: name })}
                onChoose={() =>
                  Object.assign(linkEditor, { selectedId: note.id, focusNoteId: note.id })
                }
                onRemove={() => deleteNote(state, linkEditor, note.id)}
              >
                <InfoIcon />
              </EditedMark>
            ) : (
              <NoteMark {...{ linkEditor, note, isRead: note.id === reads }} />
            )}
          </li>
        )
      })}
    </ul>
  )
}
