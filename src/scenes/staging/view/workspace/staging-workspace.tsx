import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { TouchButton } from '../../../../room-photo/view/controls.tsx'
import { hasWebGl } from '../../../../stage/webgl-context.ts'
import { WarningIcon } from '../../../../ui/icons/tools.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { Note } from '../../../../ui/note/note.tsx'
import { dismissRefused, removePhoto } from '../../model/staging.ts'
import { ResultEditor } from '../edit/result-editor.tsx'
import { SameRoom } from '../multi-photo/same-room.tsx'
import { OutlineQueue } from '../outline/outline-queue.tsx'
import { Results } from '../results/results.tsx'
import { useStaging } from '../staging-context.ts'
import { type StagingAutosave, useStagingAutosave } from '../storage/use-autosave.ts'
import { useFaultText } from '../use-fault-text.ts'
import { stopStaging } from '../work/start.ts'
import { PhotoCard } from './photo-card.tsx'
import { ProgressBar } from './progress-bar.tsx'

const context = { antialias: true, alpha: true, depth: true }

/** Everything after the first photo: choices, progress, questions, results. */
export function StagingWorkspace() {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { photos, draws } = useSnapshot(staging)
  useEffect(() => {
    staging.draws = hasWebGl(context)
    return () => stopStaging(staging)
  }, [staging])
  const [edited, setEdited] = useState<number | null>(null)
  const kept = useStagingAutosave(staging)
  return (
    <>
      {!draws && (
        <p role="alert" className="flex gap-3 border-l-2 border-alert bg-surface py-3 pr-4 pl-4">
          <WarningIcon className="mt-0.5 text-alert" />
          {t('noWebGl')}
        </p>
      )}
      <RefusedNotes />
      <ResumeNote kept={kept} />
      <ProgressBar />
      {photos.length > 0 && <PhotoList />}
      <SameRoom />
      <OutlineQueue />
      {edited === null ? (
        <Results onEdit={setEdited} />
      ) : (
        <ResultEditor key={edited} id={edited} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

/** Why each refused file was refused. */
function RefusedNotes() {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { refused } = useSnapshot(staging)
  const faultText = useFaultText()
  return (
    <div role="alert" className="empty:hidden">
      {refused.length > 0 && (
        <Note kind="fault" dismiss={t('dismiss')} onDismiss={() => dismissRefused(staging)}>
          <ul>
            {refused.map((fault, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may be wrong in the same way
              <li key={at} data-fault={fault.code}>
                {faultText(fault)}
              </li>
            ))}
          </ul>
        </Note>
      )}
    </div>
  )
}

/** Offers to resume what was left when the tab was closed. */
function ResumeNote({ kept }: { kept: StagingAutosave }) {
  const { t } = useTranslation('staging')
  const { stage } = useStaging()
  const { offer, fault } = useSnapshot(kept)
  const resume = () => {
    kept.answer(true)
    void stage()
  }
  return (
    <div role="status" className="empty:hidden">
      {offer && (
        <div
          className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-2 border-signal bg-surface px-4 py-3"
          data-resume={offer.left}
        >
          <p className="min-w-0 flex-1 basis-72">
            {t('resume', { count: offer.photos })}{' '}
            {offer.left > 0 && t('resumeLeft', { count: offer.left })}
          </p>
          <div className="flex flex-wrap gap-2">
            <TouchButton variant="primary" onClick={resume}>
              {t('resumeGo')}
            </TouchButton>
            <TouchButton variant="quiet" onClick={() => kept.answer(false)}>
              {t('resumeForget')}
            </TouchButton>
          </div>
        </div>
      )}
      {fault && (
        <p className="text-sm text-ink-soft">
          {t(fault === 'Elsewhere' ? 'keepElsewhere' : 'keepFailed')}
        </p>
      )}
    </div>
  )
}

/** The photos that were chosen, each with what is being done with it. */
function PhotoList() {
  const { t } = useTranslation('staging')
  const { staging } = useStaging()
  const { photos } = useSnapshot(staging)
  const removeAll = () => {
    stopStaging(staging)
    for (const { id } of [...staging.photos]) removePhoto(staging, id)
  }
  return (
    <section aria-labelledby="staging-photos" className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <Heading id="staging-photos" level={3}>
          {t('photos')}{' '}
          <span className="font-mono text-sm font-normal text-ink-soft">{photos.length}</span>
        </Heading>
        <TouchButton variant="quiet" onClick={removeAll}>
          {t('removeAll')}
        </TouchButton>
      </div>
      <ul className="mt-4 grid gap-x-8 border-b lg:grid-cols-2 lg:border-b-0">
        {photos.map(({ id }) => (
          <li key={id} className="min-w-0 border-t lg:[&:nth-last-child(-n+2)]:border-b">
            <PhotoCard id={id} />
          </li>
        ))}
      </ul>
    </section>
  )
}
