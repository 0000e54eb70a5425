import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { faultOf } from '../../model/fault.ts'
import { kindOf } from '../../model/media.ts'
import type { Motion } from '../../model/motion.ts'
import type { Projection } from '../../model/placement.ts'
import { endOpening, fail, reportStep, type Tour } from '../../model/tour.ts'
import { loadScene } from '../load-scene.ts'
import { tourContext } from '../scene/tour-stage.ts'
import { DirectionText } from './direction-text.tsx'
import { PlainMedia } from './plain-media.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { VideoControls } from './video-controls.tsx'
import { ViewerBar } from './viewer-bar.tsx'
import { Viewport } from './viewport.tsx'

type ViewerProps = {
  tour: Tour
  onProjection: (projection: Projection) => void
  onUploadNew: () => void
}

/** The opened media with its controls. Three.js comes with the scene in the viewport. */
export function TourViewer({ tour, onProjection, onUploadNew }: ViewerProps) {
  const { t } = useTranslation('tour')
  const { t: stage } = useTranslation('stage')
  const { projection, title: called } = useSnapshot(tour)
  useSnapshot(tour).media
  // The snapshot tells of a change; the media itself is no part of it.
  const media = tour.media
  const { view } = tour
  const [motion] = useState<Motion>({ velocity: undefined })
  const [plain, setPlain] = useState(false)
  const [interrupted, setInterrupted] = useState(false)
  const section = useRef<HTMLElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const fullscreen = useFullscreen(section)

  // The button that was pressed is gone: whoever reads goes on here.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])

  if (!media) return null
  const onShare = (share: number) => {
    if (share < 1) reportStep(tour, 'Uploading', share)
    else endOpening(tour)
  }
  const onError = (error: unknown) => fail(tour, faultOf(error, media.name))
  const showPlain = () => {
    setPlain(true)
    endOpening(tour)
  }
  const scene = { media, projection, view, motion, onShare, onError, onInterrupted: setInterrupted }
  const { size } = media

  return (
    <section
      ref={section}
      aria-labelledby="tour-viewer-title"
      className="flex flex-col gap-4 [&:fullscreen]:bg-paper [&:fullscreen]:p-4 [&:fullscreen]:text-ink"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div className="min-w-0">
          <h2 ref={title} id="tour-viewer-title" tabIndex={-1} className="text-subtitle">
            {t('viewerTitle')}
          </h2>
          <p className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs text-ink-soft">
            {called && <span className="max-w-64 truncate font-semibold text-ink">{called}</span>}
            <span className="max-w-64 truncate">{media.name}</span>
            <span>{t(`kind${kindOf(media, projection)}`)}</span>
            <span>
              {size.width} × {size.height}
            </span>
          </p>
        </div>
        <ViewerBar
          view={view}
          motion={motion}
          projection={projection}
          onProjection={plain ? undefined : onProjection}
          fullscreen={fullscreen}
          onUploadNew={onUploadNew}
        />
      </div>
      <Viewport
        media={media}
        name={called ?? media.name}
        projection={projection}
        plain={plain}
        view={view}
        motion={motion}
        toggleFullscreen={() => fullscreen?.toggle()}
      >
        <SceneSlot
          load={loadScene}
          props={scene}
          when="now"
          context={tourContext}
          withoutWebGl={<PlainMedia media={media} view={view} onShown={showPlain} />}
          className="size-full"
        />
        {interrupted && (
          <p
            role="status"
            className="absolute inset-0 grid place-items-center p-6 text-center text-white"
          >
            {stage('lost')}
          </p>
        )}
      </Viewport>
      {media.sort === 'video' && <VideoControls player={media.player} />}
      {!plain && <DirectionText view={view} />}
    </section>
  )
}
