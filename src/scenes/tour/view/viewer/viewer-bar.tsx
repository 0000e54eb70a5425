import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { ExpandIcon, ResetIcon, ZoomInIcon, ZoomOutIcon } from '../../../../ui/icons/tools.tsx'
import { tourConfig } from '../../config.ts'
import type { Projection } from '../../model/picture/placement.ts'
import type { Tour } from '../../model/tour.ts'
import { resetView, zoomBy } from '../../model/view.ts'
import { IconButton, SegmentedControl } from '../press/buttons.tsx'
import { useZoom } from './use-view.ts'

type BarProps = {
  tour: Tour
  /** Absent where there is nothing to switch: in a page that was sent, or without 3D. */
  onProjection: ((projection: Projection) => void) | undefined
  fullscreen: { on: boolean; toggle: () => void } | undefined
  /** What else the tour has. */
  children: ReactNode
}

/** The viewer's controls: zoom, reset, 360° or flat, full screen. */
export function ViewerBar({ tour, onProjection, fullscreen, children }: BarProps) {
  const { t } = useTranslation('tour')
  const { projection } = useSnapshot(tour)
  const { view } = tour
  const zoom = useZoom(view)
  const { min, max } = tourConfig.zoom
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <fieldset aria-label={t('zoomLabel')} className="flex items-center rounded border">
        <IconButton label={t('zoomOut')} isOff={zoom <= min} onClick={() => zoomBy(view, -1)}>
          <ZoomOutIcon />
        </IconButton>
        <output className="min-w-14 text-center font-mono text-sm tabular-nums">
          {t('zoomReadout', { zoom })}
        </output>
        <IconButton label={t('zoomIn')} isOff={zoom >= max} onClick={() => zoomBy(view, 1)}>
          <ZoomInIcon />
        </IconButton>
        <IconButton label={t('reset')} onClick={() => resetView(view)}>
          <ResetIcon />
        </IconButton>
      </fieldset>
      {onProjection && (
        <SegmentedControl
          label={t('projection')}
          choices={{ sphere: t('projectionSphere'), flat: t('projectionFlat') }}
          value={projection}
          onChoose={onProjection}
          className="min-h-8 pointer-coarse:m-0 pointer-coarse:min-h-11"
        />
      )}
      {fullscreen && (
        <IconButton
          label={t(fullscreen.on ? 'exitFullscreen' : 'fullscreen')}
          onClick={fullscreen.toggle}
        >
          <ExpandIcon />
        </IconButton>
      )}
      {children}
    </div>
  )
}
