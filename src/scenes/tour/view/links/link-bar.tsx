import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { TextArea, TextInput } from '../../../../ui/field/text-input.tsx'
import { findRoom } from '../../model/document/edit.ts'
import { newFile } from '../../model/document/files.ts'
import { limits } from '../../model/document/limits.ts'
import type { Note, TourFile } from '../../model/document/tour-document.ts'
import {
  addReturnLink,
  changeNote,
  deleteMark,
  hasReturnLink,
  parseHref,
  setStartHere,
} from '../../model/edit-links.ts'
import { FaultError } from '../../model/fault.ts'
import { currentRoom, documentOf, type Session, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { detectKind } from '../open/detect-kind.ts'
import { RefocusingButton, TouchButton } from '../press/buttons.tsx'
import { useScrollIntoView } from '../press/use-scroll-into-view.ts'
import { currentViewDirection } from '../rooms/walk-along.ts'
import { chooseForTour } from '../strip/choose-files.ts'
import { TourTextField } from '../strip/line-field.tsx'
import { thumbOf } from '../strip/thumb.ts'

/** While links are edited: what to do next, and what can be done with the link that is chosen. */
export function LinkBar({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { state } = editor
  // At once, for the fields: see `RoomBar`.
  const now = useSnapshot(state, { sync: true })
  const { history, currentRoomId: present, selectedMarkId: chosen } = now
  const isOn = now.pressMode === 'links'
  const bar = useRef<HTMLFieldSetElement>(null)
  const room = currentRoom({ history, currentRoomId: present })
  useScrollIntoView(bar, isOn && room ? `${room.id} ${chosen}` : null)
  if (!isOn || !room) return null
  const link = room.links.find(({ id }) => id === chosen)
  const note = room.notes.find(({ id }) => id === chosen)
  const name = (link && findRoom(history.present, link.to)?.name) || t('roomUnnamed')
  const leads = history.present.rooms.length > 1
  const starts = history.present.start?.room === room.id
  const start = (
    <TouchButton
      title={starts ? t('startsHere') : undefined}
      onClick={() => setStartHere(state, currentViewDirection(editor))}
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
        <NoteFields key={note.id} {...{ editor, note }}>
          {start}
        </NoteFields>
      ) : (
        <p className="min-w-48 grow basis-64 py-1 text-sm">
          {link ? t('linkChosen', { name }) : t(leads ? 'linkHint' : 'noteHint')}
        </p>
      )}
      {link && !hasReturnLink({ history, currentRoomId: present }, link) && (
        <RefocusingButton
          variant="primary"
          onClick={() => addReturnLink(state, link, crypto.randomUUID())}
        >
          {t('addWayBack')}
        </RefocusingButton>
      )}
      {link && (
        <RefocusingButton onClick={() => deleteMark(state, link.id)}>
          {t('removeLink')}
        </RefocusingButton>
      )}
      {!note && start}
    </fieldset>
  )
}

type FieldsProps = {
  editor: TourEditor
  note: Note
  /** What else there is to do, after what can be done with the note. */
  children: ReactNode
}

/** The words of the note that is chosen. */
function NoteFields({ editor, note, children }: FieldsProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { focusNoteId: writes } = useSnapshot(state)
  const title = useRef<HTMLInputElement>(null)
  // A note that was made or pressed is there to be written; one that is dragged, or moved by keys, goes on to be moved.
  useEffect(() => {
    if (writes !== note.id) return
    title.current?.focus({ preventScroll: true })
    state.focusNoteId = null
  }, [writes, note.id, state])
  return (
    <div className="grid min-w-0 grow basis-full gap-x-4 gap-y-3 sm:grid-cols-2">
      <TourTextField
        field={title}
        label={t('noteTitle')}
        value={note.title}
        longest={limits.title}
        onWrite={(text) => changeNote(state, note.id, 'title', { title: text })}
        onLeave={() => sealStep(state)}
        className="min-w-0"
      />
      <TextArea
        label={t('noteText')}
        rows={3}
        value={note.text}
        maxLength={limits.text}
        onChange={({ target }) => changeNote(state, note.id, 'text', { text: target.value })}
        onBlur={() => sealStep(state)}
        className="sm:row-span-2"
      />
      <NoteLink state={state} note={note} />
      <div className="flex flex-wrap items-end gap-2 sm:col-span-2">
        <NotePicture editor={editor} note={note} />
        <RefocusingButton onClick={() => deleteMark(state, note.id)}>
          {t('removeNote')}
        </RefocusingButton>
        <div className="ml-auto">{children}</div>
      </div>
    </div>
  )
}

/** Where a note leads. What is no address is said, and changes nothing. */
function NoteLink({ state, note }: { state: Session; note: Note }) {
  const { t } = useTranslation('tour')
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const leave = () => {
    if (draft === undefined) return
    const href = draft.trim() === '' ? null : parseHref(draft)
    setWrong(href === undefined)
    if (href === undefined) return
    changeNote(state, note.id, 'href', { href })
    sealStep(state)
    setDraft(undefined)
  }
  return (
    <TextInput
      label={t('noteHref')}
      error={isWrong ? t('noteHrefWrong') : undefined}
      errorRole="alert"
      type="url"
      value={draft ?? note.href ?? ''}
      maxLength={limits.href}
      placeholder="https://"
      onChange={({ target }) => {
        setDraft(target.value)
        setWrong(false)
      }}
      onBlur={leave}
      onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && leave()}
      className="min-w-0"
    />
  )
}

/** The picture of a note, and what it shows. */
function NotePicture({ editor, note }: { editor: TourEditor; note: Note }) {
  const { t } = useTranslation('tour')
  const { state, files } = editor
  const setPicture = (image: TourFile | null) => {
    changeNote(state, note.id, 'image', { image, ...(image ? {} : { alt: '' }) })
    sealStep(state)
  }
  const choose = () =>
    chooseForTour(editor, 'image/*', async (given) => {
      const { name } = given
      const { sort } = await detectKind(given, name)
      if (sort !== 'image') throw new FaultError({ code: 'NotPicture', name })
      // Only what this browser shows.
      await thumbOf(given, name)
      return () => {
        const paths = documentOf(state).files.map(({ path }) => path)
        const file = newFile(crypto.randomUUID(), given, name, 'image', paths)
        files.set(file.id, { blob: given, name })
        setPicture(file)
      }
    })
  return (
    <>
      <TouchButton onClick={choose}>
        {t(note.image === null ? 'notePicture' : 'noteOtherPicture')}
      </TouchButton>
      {note.image !== null && (
        <>
          <TourTextField
            label={t('notePictureAlt')}
            hint={t('roomAltHint')}
            value={note.alt}
            longest={limits.alt}
            onWrite={(text) => changeNote(state, note.id, 'alt', { alt: text })}
            onLeave={() => sealStep(state)}
            className="min-w-48 grow basis-60"
          />
          <TouchButton variant="quiet" onClick={() => setPicture(null)}>
            {t('noteNoPicture')}
          </TouchButton>
        </>
      )}
    </>
  )
}
