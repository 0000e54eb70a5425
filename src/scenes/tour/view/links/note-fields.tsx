import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { sealStep } from '../../model/desk/desk.ts'
import { limits } from '../../model/document/limits.ts'
import type { Note } from '../../model/document/tour-document.ts'
import type { Linking } from '../../model/linking/linking.ts'
import { removeNoteHere, writeNote } from '../../model/linking/noting.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { RoomField } from '../rooms/room-field.tsx'
import { NoteLink } from './note-link.tsx'
import { NotePicture } from './note-picture.tsx'
import { focusWindow } from './viewer-place.ts'

type FieldsProps = { desk: TourDesk; linking: Linking; note: Note }

/** The words of the note that is chosen. */
export function NoteFields({ desk, linking, note }: FieldsProps) {
  const { t } = useTranslation('tour')
  const { state } = desk
  const id = useId()
  return (
    <div className="flex grow basis-full flex-wrap items-end gap-2">
      <RoomField
        label={t('noteTitle')}
        value={note.title}
        longest={limits.title}
        onWrite={(text) => writeNote(state, note.id, 'title', text)}
        onLeave={() => sealStep(state)}
        className="min-w-40 grow basis-48"
      />
      <div className="min-w-48 grow-2 basis-72">
        <label htmlFor={id} className="block text-sm">
          {t('noteText')}
        </label>
        <textarea
          id={id}
          rows={2}
          value={note.text}
          maxLength={limits.text}
          onChange={({ target }) => writeNote(state, note.id, 'text', target.value)}
          onBlur={() => sealStep(state)}
          className="mt-1 block min-h-11 w-full rounded border bg-surface px-3 py-2"
        />
      </div>
      <NoteLink state={state} note={note} />
      <NotePicture desk={desk} note={note} />
      <Button
        size="small"
        variant="quiet"
        className="min-h-11"
        onClick={({ currentTarget }) => {
          focusWindow(currentTarget)
          removeNoteHere(state, linking, note.id)
        }}
      >
        {t('removeNote')}
      </Button>
    </div>
  )
}
