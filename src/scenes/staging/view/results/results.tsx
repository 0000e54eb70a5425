import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import type { ShelfPiece } from '../../../../room-photo/model/design/catalogue.ts'
import { Heading } from '../../../../ui/layout/heading.tsx'
import type { Staging } from '../../model/staging.ts'
import type { StagingResources } from '../work/start.ts'
import { DownloadAll } from './download-all.tsx'
import { FullSize } from './full-size.tsx'
import { ResultCard } from './result-card.tsx'

export interface ResultsProps {
  staging: Staging
  supply: StagingResources
  pieces: readonly ShelfPiece[]
  onStage: () => Promise<void>
  /** Opens a result in the editor. @param id  of the job */
  onEdit: (id: number) => void
}

/** What came out, with what can be done with it. Says at all times what staging does not do. */
export function Results({ staging, supply, pieces, onStage, onEdit }: ResultsProps) {
  const { t } = useTranslation('staging')
  const { jobs } = useSnapshot(staging)
  const [position, setPosition] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const hint = useId()
  const shown = jobs.filter(({ picture }) => picture !== null)
  if (shown.length === 0) return null
  const names = Object.fromEntries(pieces.map((piece) => [piece.id, piece.name]))
  return (
    <section aria-labelledby="staging-results" className="min-w-0" data-results={shown.length}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 border-t border-ink pt-5">
        <Heading id="staging-results" level={3} size="title">
          {t('results')}
        </Heading>
        <label className="flex min-h-11 items-center gap-2.5 text-sm">
          <input
            type="checkbox"
            checked={position}
            aria-describedby={hint}
            onChange={() => setPosition(!position)}
            className="size-4.5 accent-signal"
          />
          {t('keepPosition')}
        </label>
      </div>
      <p className="mt-3 max-w-3xl text-ink-soft">{t('honest')}</p>
      <p id={hint} className="mt-2 max-w-3xl text-sm text-ink-soft">
        {t('keepHint')}
      </p>
      {shown.length > 1 && (
        <div className="mt-5">
          <DownloadAll {...{ staging, supply, names, position }} ids={shown.map(({ id }) => id)} />
        </div>
      )}
      <ul className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {shown.map(({ id }, index) => (
          <li key={id} className="min-w-0">
            <ResultCard
              {...{ staging, supply, pieces, onStage, onEdit, position, id }}
              number={index + 1}
              onOpen={setOpen}
            />
          </li>
        ))}
      </ul>
      <FullSize staging={staging} styles={supply.styles} id={open} onClose={() => setOpen(null)} />
    </section>
  )
}
