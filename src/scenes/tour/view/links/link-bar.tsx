import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { findRoom } from '../../model/document/edit.ts'
import {
  addReturnLink,
  deleteLink,
  hasReturnLink,
  type LinkEditor,
  setStartHere,
} from '../../model/edit-links.ts'
import { currentRoom } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { PartingButton, TouchButton } from '../press/buttons.tsx'
import { useInView } from '../press/use-in-view.ts'
import { lookNow } from '../rooms/walk-along.ts'
import { NoteFields } from './note-fields.tsx'

/** While links are edited: what to do next, and what can be done with the link that is chosen. */
export function LinkBar({ editor, linkEditor }: { editor: TourEditor; linkEditor: LinkEditor }) {
  const { t } = useTranslation('tour')
  const { state } = editor
  // At once, for the fields: see `RoomBar`.
  const { history, currentRoomId: present } = useSnapshot(state, { sync: true })
  const { isOn, selectedId: chosen } = useSnapshot(linkEditor)
  const bar = useRef<HTMLFieldSetElement>(null)
  const room = currentRoom({ history, currentRoomId: present })
  useInView(bar, isOn && room ? `${room.id} ${chosen}` : null)
  if (!isOn || !room) return null
  const link = room.links.find(({ id }) => id === chosen)
  const note = room.notes.find(({ id }) => id === chosen)
  const name = (link && findRoom(history.present, link.to)?.name) || t('roomUnnamed')
  const leads = history.present.rooms.length > 1
  const starts = history.present.start?.room === room.id
  const start = (
    <TouchButton
      title={starts ? t('startsHere') : undefined}
      onClick={() => setStartHere(state, lookNow(editor))}
    >
      {t('startHere')}
    </TouchButton>
  )
  return (
    <fieldset
      ref={bar}
      aria-label={t(leads ? 'editLinks' : 'editNotes')}
      className="flex scroll-mb-4 flex-wrap items-center gap-2 rounded border bg-surface py-2 pr-2 pl-4 has-[textarea]:p-4"
    >
      {note ? (
        <NoteFields key={note.id} {...{ editor, linkEditor, note }}>
          {start}
        </NoteFields>
      ) : (
        <p className="min-w-48 grow basis-64 py-1 text-sm">
          {link ? t('linkChosen', { name }) : t(leads ? 'linkHint' : 'noteHint')}
        </p>
      )}
      {link && !hasReturnLink({ history, currentRoomId: present }, link) && (
        <PartingButton
          variant="primary"
          onClick={() => addReturnLink(state, link, crypto.randomUUID())}
        >
          {t('addWayBack')}
        </PartingButton>
      )}
      {link && (
        <PartingButton onClick={() => deleteLink(state, linkEditor, link.id)}>
          {t('removeLink')}
        </PartingButton>
      )}
      {!note && start}
    </fieldset>
  )
}
