import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { useStaging } from '../staging-context.ts'
import { Compare } from './compare.tsx'
import { DownloadAll } from './downloads.tsx'
import { ResultCard } from './result-card.tsx'
import { useBlobUrl } from './use-blob-url.ts'

/**
 * What came out, with what can be done with it. Says at all times what staging does not do.
 * @param onEdit  opens the result of a job in the editor
 */
export function Results({ onEdit }: { onEdit: (id: number) => void }) {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { jobs } = useSnapshot(staging)
  const [position, setPosition] = useState(false)
  const [open, setOpen] = useState<number | null>(null)
  const hint = useId()
  const shown = jobs.filter(({ picture }) => picture !== null)
  if (shown.length === 0) return null
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
          <DownloadAll position={position} ids={shown.map(({ id }) => id)} />
        </div>
      )}
      <ul className="mt-8 grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {shown.map(({ id }, index) => (
          <li key={id} className="min-w-0">
            <ResultCard {...{ onEdit, position, id }} number={index + 1} onOpen={setOpen} />
          </li>
        ))}
      </ul>
      <FullSize id={open} onClose={() => setOpen(null)} />
    </section>
  )
}

/** A staged photo with every pixel of it, beside what it was. @param id  of the job; null for none */
function FullSize({ id, onClose }: { id: number | null; onClose: () => void }) {
  const { t } = useTranslation('staging')
  const { staging, styles } = useStaging()
  const job = staging.jobs.find((each) => each.id === id)
  const photo = staging.photos.find((each) => each.id === job?.photo)
  const after = useBlobUrl(job?.picture?.clean)
  const before = useBlobUrl(job && photo?.file)
  const size = photo?.look?.size
  const style = styles.find((each) => each.id === job?.style)?.name
  return (
    <Dialog
      open={id !== null}
      onOpenChange={(open) => !open && onClose()}
      title={photo ? t('fullTitle', { name: photo.name }) : ''}
      closeLabel={t('close')}
      shape="full"
    >
      {size && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          aria-label={t('fullTitle', { name: photo.name })}
          className="mt-4 max-h-[80dvh] overflow-auto overscroll-contain"
          data-full=""
        >
          <div style={{ width: size.width / Math.max(1, devicePixelRatio) }}>
            <Compare
              {...{ before, after, size }}
              alt={t('resultAlt', { name: photo.name, style })}
            />
          </div>
        </section>
      )}
    </Dialog>
  )
}
