import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import type { StagingAutosave } from './use-autosave.ts'

/** Offers to resume what was left when the tab was closed. */
export function ResumeNote({
  kept,
  onResume,
}: {
  kept: StagingAutosave
  onResume: () => Promise<void>
}) {
  const { t } = useTranslation('staging')
  const { offer, fault } = useSnapshot(kept)
  const goOn = () => {
    kept.answer(true)
    void onResume()
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
            <Button variant="primary" size="small" className="min-h-11" onClick={goOn}>
              {t('resumeGo')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              className="min-h-11"
              onClick={() => kept.answer(false)}
            >
              {t('resumeForget')}
            </Button>
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
