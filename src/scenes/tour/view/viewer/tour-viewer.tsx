import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { faultOf } from '../../model/fault.ts'
import type { Inertia } from '../../model/inertia.ts'
import { kindOf } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import {
  endOpening,
  endWalk,
  reportStep,
  reportWalk,
  setFault,
  type Tour,
} from '../../model/tour.ts'
import type { Walk } from '../../model/walk/walk.ts'
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
  /** What the picture shows, in words of whoever made the tour. */
  description: string | undefined
  /** Something is marked in the picture, and what to do is said below it. */
  isMarking: boolean
  onProjection: (projection: Projection) => void
  onUploadNew: () => void
  /** The visitor has walked to the other room. */
  onArrive: (walk: Walk) => void
  /** In the bar, over the picture, right below it. */
  tools: ReactNode
  overlay: ReactNode
  below: ReactNode
  /** What is said in a video, over it, and what switches that, in its bar. */
  captions: ReactNode
  videoTools: ReactNode
  /** In place of the picture while it is shown elsewhere. */
  away: ReactNode
}

/** The opened media with its controls. Three.js comes with the scene in the viewport. */
export function TourViewer(props: ViewerProps) {
  const { tour, description, isMarking, onProjection, onUploadNew, onArrive } = props
  const { tools, overlay, below, captions, videoTools, away } = props
  const { t } = useTranslation('tour')
  const { t: stage } = useTranslation('stage')
  const { projection, title: called, level, north, isInXr: isAway } = useSnapshot(tour)
  useSnapshot(tour).media
  useSnapshot(tour).walking
  // The snapshot tells of a change; the media itself is no part of it.
  const { media, walking, view, camera: cameraPose, transition } = tour
  const [motion] = useState<Inertia>({ velocity: undefined })
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
  const onError = (error: unknown) => setFault(tour, faultOf(error, media.name))
  const showPlain = () => {
    setPlain(true)
    endOpening(tour)
  }
  const next = walking && {
    ...walking,
    onShare: (share: number) => reportWalk(tour, share),
    onError: (error: unknown) => {
      endWalk(tour)
      setFault(tour, faultOf(error, walking.media.name))
    },
    onArrive: () => onArrive(walking.walk),
  }
  const scene = {
    media,
    projection,
    level,
    view,
    motion,
    cameraPose,
    transition,
    next,
    onShare,
    onError,
  }
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
          <div className="mt-1 flex flex-wrap gap-x-3 font-mono text-xs text-ink-soft">
            {called && <h3 className="max-w-64 truncate text-ink">{called}</h3>}
            <span className="max-w-64 truncate">{media.name}</span>
            <span>{t(`kind${kindOf(media, projection)}`)}</span>
            <span>
              {size.width} × {size.height}
            </span>
          </div>
        </div>
        <ViewerBar
          view={view}
          motion={motion}
          projection={projection}
          onProjection={plain ? undefined : onProjection}
          fullscreen={fullscreen}
          onUploadNew={onUploadNew}
        >
          {tools}
        </ViewerBar>
      </div>
      <Viewport
        media={media}
        name={called ?? media.name}
        description={description}
        projection={projection}
        plain={plain}
        isMarking={isMarking}
        north={north}
        view={view}
        motion={motion}
        toggleFullscreen={() => fullscreen?.toggle()}
      >
        {isAway ? (
          away
        ) : (
          <SceneSlot
            load={loadScene}
            props={{ ...scene, onInterrupted: setInterrupted }}
            when="now"
            context={tourContext}
            withoutWebGl={<PlainMedia media={media} view={view} onShown={showPlain} />}
            className="size-full"
          />
        )}
        {!isAway && captions}
        {!plain && !isAway && overlay}
        {interrupted && !isAway && (
          <p
            role="status"
            className="absolute inset-0 grid place-items-center p-6 text-center text-white"
          >
            {stage('lost')}
          </p>
        )}
      </Viewport>
      {!plain && below}
      {media.sort === 'video' && <VideoControls player={media.player}>{videoTools}</VideoControls>}
      {!plain && <DirectionText view={view} north={projection === 'sphere' ? north : null} />}
    </section>
  )
}
