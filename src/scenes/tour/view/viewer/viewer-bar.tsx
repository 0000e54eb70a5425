import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classNames } from '../../../../ui/class-names.ts'
import { ExpandIcon, ResetIcon, ZoomInIcon, ZoomOutIcon } from '../../../../ui/icons/tools.tsx'
import { tourConfig } from '../../config.ts'
import { type Inertia, stopInertia } from '../../model/inertia.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { resetView, type View, zoomBy } from '../../model/view.ts'
import { IconButton } from '../press/buttons.tsx'
import { useZoom } from './use-view.ts'

type BarProps = {
  view: View
  motion: Inertia
  projection: Projection
  /** Absent where there is nothing to switch: in a page that was sent, or without 3D. */
  onProjection: ((projection: Projection) => void) | undefined
  fullscreen: { on: boolean; toggle: () => void } | undefined
  /** What else the tour has. */
  children: ReactNode
}

/** The viewer's controls: zoom, reset, 360° or flat, full screen. */
export function ViewerBar({
  view,
  motion,
  projection,
  onProjection,
  fullscreen,
  children,
}: BarProps) {
  const { t } = useTranslation('tour')
  const zoom = useZoom(view)
  const { min, max } = tourConfig.zoom
  const reset = () => {
    stopInertia(motion)
    resetView(view)
  }
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
        <IconButton label={t('reset')} onClick={reset}>
          <ResetIcon />
        </IconButton>
      </fieldset>
      {onProjection && <ProjectionSwitch projection={projection} onProjection={onProjection} />}
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

type SwitchProps = { projection: Projection; onProjection: (projection: Projection) => void }

const choices = [
  { projection: 'sphere', label: 'projectionSphere' },
  { projection: 'flat', label: 'projectionFlat' },
] as const

/** 360° or flat: what the file is taken for, and the visitor's word against it. */
function ProjectionSwitch({ projection, onProjection }: SwitchProps) {
  const { t } = useTranslation('tour')
  return (
    <fieldset aria-label={t('projection')} className="flex rounded border">
      {choices.map((choice) => (
        <button
          key={choice.projection}
          type="button"
          aria-pressed={projection === choice.projection}
          onClick={() => onProjection(choice.projection)}
          className={classNames(
            'm-0.5 min-h-8 rounded-sm px-3 text-sm pointer-coarse:m-0 pointer-coarse:min-h-11',
            projection === choice.projection ? 'bg-ink font-semibold text-paper' : 'hover:bg-ink/6',
          )}
        >
          {t(choice.label)}
        </button>
      ))}
    </fieldset>
  )
}
