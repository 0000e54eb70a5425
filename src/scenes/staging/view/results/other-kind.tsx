import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/button/button.tsx'
import { roomKinds } from '../../config.ts'
import type { Job } from '../../model/job.ts'
import { missingMainPiece } from '../../model/kit.ts'
import type { StagingPhoto } from '../../model/photo.ts'
import { type Staging, setKind } from '../../model/staging.ts'

export interface OtherKindProps {
  staging: Staging
  job: Job
  photo: StagingPhoto
  names: Readonly<Record<string, string>>
  isBusy: boolean
  onStage: () => Promise<void>
}

/** Says that a room cannot be what it was staged as, a bedroom without a bed, and offers the other kinds. */
export function OtherKind({ staging, job, photo, names, isBusy, onStage }: OtherKindProps) {
  const { t } = useTranslation('staging')
  const missed = missingMainPiece(job)
  if (!missed) return null
  const change = (kind: (typeof roomKinds)[number]) => {
    setKind(staging, photo, kind)
    void onStage()
  }
  return (
    <div className="mt-3 border-l-2 border-signal bg-surface py-3 pr-4 pl-4" data-missed={missed}>
      <p className="text-sm">{t('mainMissing', { piece: names[missed] ?? missed })}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {roomKinds
          .filter((kind) => kind !== job.stagedAs)
          .map((kind) => (
            <Button
              key={kind}
              size="small"
              className="min-h-11"
              disabled={isBusy}
              onClick={() => change(kind)}
            >
              {t(`kind_${kind}`)}
            </Button>
          ))}
      </div>
    </div>
  )
}
