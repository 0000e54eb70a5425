import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { limits } from '../../model/document/limits.ts'
import { renameTour } from '../../model/document/rooms.ts'
import { documentOf, edit, type Session, sealStep } from '../../model/session.ts'
import { copyTour } from '../editor/copy-tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { saveTour } from '../editor/save-tour.ts'
import { SendButtons } from '../export/send-buttons.tsx'
import { TouchButton } from '../press/buttons.tsx'
import { TourTextField } from './line-field.tsx'

/** Whether this browser keeps the tour, and what it can be saved as. */
export function SaveLine({ editor }: { editor: TourEditor }) {
  const { t } = useTranslation('tour')
  const { keep } = useSnapshot(editor.state)
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const [position, setPosition] = useState(false)
  const save = async () => {
    setSaving(true)
    await saveTour(editor, position)
    setSaving(false)
  }
  const copy = () => {
    const name = documentOf(editor.state).name || t('keptUnnamed')
    copyTour(editor, t('copyOf', { name }))
  }
  const word = keep === 'saved' ? 'keptNow' : keep === 'saving' ? 'keptWriting' : 'keptNot'
  return (
    <div className="mt-3 flex flex-wrap items-end gap-2">
      <TourName state={editor.state} />
      <TouchButton aria-disabled={isSaving} onClick={() => !isSaving && void save()}>
        {t('saveTour')}
      </TouchButton>
      <SendButtons editor={editor} position={position} />
      {keep && (
        <span
          className="flex min-h-11 items-center font-kind text-xs text-ink-soft"
          data-keep={keep}
        >
          {t(word)}
        </span>
      )}
      {keep === 'Elsewhere' && <TouchButton onClick={copy}>{t('makeCopy')}</TouchButton>}
      <div className="mt-1 flex basis-full items-start gap-3 text-sm">
        <input
          id={id}
          type="checkbox"
          checked={position}
          aria-describedby={`${id}-why`}
          onChange={({ target }) => setPosition(target.checked)}
          className="mt-1 size-5 shrink-0 accent-ink"
        />
        <div className="max-w-prose">
          <label htmlFor={id} className="block">
            {t('keepPosition')}
          </label>
          <p id={`${id}-why`} className="text-ink-soft">
            {t(position ? 'keepPositionOn' : 'keepPositionOff')}
          </p>
        </div>
      </div>
    </div>
  )
}

/** What the whole tour is called: in the list of kept ones, and in what is saved of it. */
function TourName({ state }: { state: Session }) {
  const { t } = useTranslation('tour')
  // At once, for the field: see `RoomBar`.
  const { id, name } = useSnapshot(state, { sync: true }).history.present
  return (
    <TourTextField
      key={id}
      label={t('tourName')}
      value={name}
      longest={limits.name}
      refusal={(former) => t('keptNeedsName', { name: former || t('keptUnnamed') })}
      onWrite={(text) => edit(state, ['RenameTour', 'tour-name'], renameTour, text)}
      onLeave={() => sealStep(state)}
      className="min-w-48 grow basis-48 sm:max-w-80"
    />
  )
}
