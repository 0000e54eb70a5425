import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { kindOf } from '../../model/picture/media.ts'
import type { Tour } from '../../model/tour.ts'

/** What is shown: the room, its file, its kind and size. */
export function ViewerHeading({ tour }: { tour: Tour }) {
  const { t } = useTranslation('tour')
  const { projection, title: called } = useSnapshot(tour)
  useSnapshot(tour).media
  const { media } = tour
  const title = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone: whoever reads goes on here.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return (
    <div className="min-w-0">
      <h2 ref={title} id="tour-viewer-title" tabIndex={-1} className="text-subtitle">
        {t('viewerTitle')}
      </h2>
      {media && (
        <div className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs text-ink-soft">
          {called && <h3 className="max-w-64 truncate text-ink">{called}</h3>}
          <span className="max-w-64 truncate">{media.name}</span>
          <span>{t(`kind${kindOf(media, projection)}`)}</span>
          <span>
            {media.size.width} × {media.size.height}
          </span>
        </div>
      )}
    </div>
  )
}
