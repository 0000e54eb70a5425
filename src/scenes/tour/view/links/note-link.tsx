import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { limits } from '../../model/document/limits.ts'
import type { Note } from '../../model/document/tour-document.ts'
import { parseHref, setNoteHref } from '../../model/edit-links.ts'
import { type Session, sealStep } from '../../model/session.ts'

/** Where a note leads. What is no address is said, and changes nothing. */
export function NoteLink({ state, note }: { state: Session; note: Note }) {
  const { t } = useTranslation('tour')
  const [draft, setDraft] = useState<string>()
  const [isWrong, setWrong] = useState(false)
  const id = useId()
  const leave = () => {
    if (draft === undefined) return
    const href = draft.trim() === '' ? null : parseHref(draft)
    setWrong(href === undefined)
    if (href === undefined) return
    setNoteHref(state, note.id, href)
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
