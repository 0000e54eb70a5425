import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { limits } from '../../model/document/limits.ts'
import type { Note } from '../../model/document/tour-document.ts'
import { changeNote, deleteNote, type LinkEditor, parseHref } from '../../model/edit-links.ts'
import { type Session, sealStep } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { PartingButton } from '../press/buttons.tsx'
import { LineField } from '../strip/line-field.tsx'
import { NotePicture } from './note-picture.tsx'

type FieldsProps = {
  editor: TourEditor
  linkEditor: LinkEditor
  note: Note
  /** What else there is to do, after what can be done with the note. */
  children: ReactNode
}

/** The words of the note that is chosen. */
export function NoteFields({ editor, linkEditor, note, children }: FieldsProps) {
  const { t } = useTranslation('tour')
  const { state } = editor
  const { focusNoteId: writes } = useSnapshot(linkEditor)
  const title = useRef<HTMLInputElement>(null)
  const id = useId()
  // A note that was made or pressed is there to be written; one that is dragged, or moved by keys, goes on to be moved.
  useEffect(() => {
    if (writes !== note.id) return
    title.current?.focus({ preventScroll: true })
    linkEditor.focusNoteId = null
  }, [writes, note.id, linkEditor])
  return (
    <div className="grid min-w-0 grow basis-full gap-x-4 gap-y-3 sm:grid-cols-2">
      <LineField
        field={title}
        label={t('noteTitle')}
        value={note.title}
        longest={limits.title}
        onWrite={(text) => changeNote(state, note.id, 'title', { title: text })}
        onLeave={() => sealStep(state)}
        className="min-w-0"
      />
      <div className="flex min-w-0 flex-col sm:row-span-2">
        <label htmlFor={id} className="block text-sm">
          {t('noteText')}
        </label>
        <textarea
          id={id}
          rows={3}
          value={note.text}
          maxLength={limits.text}
          onChange={({ target }) => changeNote(state, note.id, 'text', { text: target.value })}
          onBlur={() => sealStep(state)}
          className="mt-1 block min-h-11 w-full grow rounded border bg-surface px-3 py-2"
        />
      </div>
      <NoteLink state={state} note={note} />
      <div className="flex flex-wrap items-end gap-2 sm:col-span-2">
        <NotePicture editor={editor} note={note} />
        <PartingButton onClick={() => deleteNote(state, linkEditor, note.id)}>
          {t('removeNote')}
        </PartingButton>
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
  const id = useId()
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
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm">
        {t('noteHref')}
      </label>
      <input
        id={id}
        type="url"
        value={draft ?? note.href ?? ''}
        maxLength={limits.href}
        placeholder="https://"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => {
          setDraft(target.value)
          setWrong(false)
        }}
        onBlur={leave}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && leave()}
        className="mt-1 h-11 w-full rounded border bg-surface px-3 placeholder:text-ink-soft"
      />
      {isWrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-sm text-alert">
          {t('noteHrefWrong')}
        </p>
      )}
    </div>
  )
}
