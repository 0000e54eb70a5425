import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { Button } from '../../../../ui/button/button.tsx'
import { Heading } from '../../../../ui/layout/heading.tsx'
import { removePhoto, type Staging } from '../../model/staging.ts'
import { stopStaging } from '../work/start.ts'
import { PhotoCard } from './photo-card.tsx'

export interface PhotoListProps {
  staging: Staging
  onStage: () => Promise<void>
}

/** The photos that were chosen, each with what is being done with it. */
export function PhotoList({ staging, onStage }: PhotoListProps) {
  const { t } = useTranslation('staging')
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
        <Button size="small" variant="quiet" className="min-h-11" onClick={removeAll}>
          {t('removeAll')}
        </Button>
      </div>
      <ul className="mt-4 grid gap-x-8 border-b lg:grid-cols-2 lg:border-b-0">
        {photos.map(({ id }) => (
          <li key={id} className="min-w-0 border-t lg:[&:nth-last-child(-n+2)]:border-b">
            <PhotoCard staging={staging} id={id} onStage={onStage} />
          </li>
        ))}
      </ul>
    </section>
  )
}
