import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { askForAll, canStage, type Staging } from '../../model/staging.ts'

export interface StageBarProps {
  staging: Staging
  /** Works off what was asked for. */
  onStage: () => Promise<void>
}

/** The button that begins, and why it cannot be pressed yet. */
export function StageBar({ staging, onStage }: StageBarProps) {
  const { t } = useTranslation('staging')
  const now = useSnapshot(staging)
  const { photos, style, run } = now
  const can = canStage({ ...now, run: staging.run })
  const press = () => {
    askForAll(staging)
    void onStage()
  }
  const missing = run
    ? null
    : photos.length === 0
      ? t('needsPhotos')
      : style === null && t('needsStyle')
  return (
    <div className="needs-scripts">
      <Button variant="primary" size="large" className="w-full" disabled={!can} onClick={press}>
        {run ? t('staging') : t('stage')}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">
        {missing || t('ready', { count: photos.length })}
      </p>
    </div>
  )
}
