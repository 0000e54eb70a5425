import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import type { StagingStyle } from '../../config.ts'
import type { Staging } from '../../model/staging.ts'
import { Compare } from './compare.tsx'
import { useBlobUrl } from './use-blob-url.ts'

export interface FullSizeProps {
  staging: Staging
  styles: readonly StagingStyle[]
  /** of the job that is shown; null for none */
  id: number | null
  onClose: () => void
}

/** A staged photo with every pixel of it, beside what it was. */
export function FullSize({ staging, styles, id, onClose }: FullSizeProps) {
  const { t } = useTranslation(['staging', 'shell'])
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
      title={photo ? t('staging:fullTitle', { name: photo.name }) : ''}
      closeLabel={t('staging:close')}
      shape="full"
    >
      {size && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
          tabIndex={0}
          aria-label={t('staging:fullTitle', { name: photo.name })}
          className="mt-4 max-h-[80dvh] overflow-auto overscroll-contain"
          data-full=""
        >
          <div style={{ width: size.width / Math.max(1, devicePixelRatio) }}>
            <Compare
              {...{ before, after, size }}
              alt={t('staging:resultAlt', { name: photo.name, style })}
            />
          </div>
        </section>
      )}
    </Dialog>
  )
}
