import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ProjectSummary } from '../../../../projects/project-store.ts'
import { limits } from '../../model/document/limits.ts'
import { formatMegabytes } from '../export/format-megabytes.ts'
import { TouchButton } from '../press/buttons.tsx'

type RowProps = {
  kept: ProjectSummary
  onOpen: () => void
  onRename: (name: string) => void
  /** Something is about to be done with it: what was said before is over. */
  onBegin: () => void
  /** No name was given. */
  onNoName: () => void
  onDelete: () => void
}

/** One kept tour: what it holds, and what can be done with it. */
export function SavedTourRow({ kept, onOpen, onRename, onBegin, onNoName, onDelete }: RowProps) {
  const { t, i18n } = useTranslation('tour')
  const [asks, setAsks] = useState<'delete' | 'rename'>()
  const renamer = useRef<HTMLButtonElement>(null)
  const { count, changed, bytes } = kept
  const name = kept.name || t('keptUnnamed')
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' })
  const facts = { count, when: when.format(changed), size: formatMegabytes(bytes, i18n.language) }
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-1 border-t py-2">
      <div className="min-w-48 grow">
        {asks === 'rename' ? (
          <input
            aria-label={t('tourName')}
            defaultValue={kept.name}
            maxLength={limits.name}
            ref={focusAll}
            onBlur={({ target }) => {
              setAsks(undefined)
              const chosen = target.value.trim()
              if (!chosen && kept.name) onNoName()
              else if (chosen && chosen !== kept.name) onRename(chosen)
            }}
            onKeyDown={(event) => {
              const { key, currentTarget, nativeEvent } = event
              // They take up or drop what is still being composed, and the writing goes on.
              if (nativeEvent.isComposing) return
              if (key !== 'Escape' && key !== 'Enter') return
              if (key === 'Escape') currentTarget.value = kept.name
              // It would go on to press the button that takes the focus.
              event.preventDefault()
              // The field is written when it is left, and goes.
              renamer.current?.focus({ preventScroll: true })
            }}
            className="h-11 w-full rounded border bg-surface px-3"
          />
        ) : (
          <span className="block truncate font-semibold">{name}</span>
        )}
        <span className="block font-kind text-xs text-ink-soft">{t('keptFacts', facts)}</span>
      </div>
      <TouchButton aria-label={t('openKeptNamed', { name })} onClick={onOpen}>
        {t('openKept')}
      </TouchButton>
      <TouchButton
        variant="quiet"
        ref={renamer}
        aria-label={t('renameKeptNamed', { name })}
        onClick={() => {
          onBegin()
          setAsks('rename')
        }}
      >
        {t('renameKept')}
      </TouchButton>
      <TouchButton
        variant="quiet"
        aria-label={t(asks === 'delete' ? 'deleteForGoodNamed' : 'deleteKeptNamed', { name })}
        onClick={({ currentTarget, detail }) => {
          // Some browsers give a button that is clicked no focus, and so it would never be left.
          currentTarget.focus({ preventScroll: true })
          // The second half of a double click asks for nothing more.
          if (detail > 1) return
          if (asks === 'delete') onDelete()
          else onBegin()
          setAsks(asks === 'delete' ? undefined : 'delete')
        }}
        onBlur={() => setAsks((now) => (now === 'delete' ? undefined : now))}
        onKeyDown={({ key }) => key === 'Escape' && setAsks(undefined)}
      >
        {t(asks === 'delete' ? 'deleteForGood' : 'deleteKept')}
      </TouchButton>
    </li>
  )
}

/** The field takes the place of the name that the visitor pressed a button to change. */
const focusAll = (field: HTMLInputElement | null) => {
  field?.focus()
  field?.select()
}
