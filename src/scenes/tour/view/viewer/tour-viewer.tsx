import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { SceneSlot } from '../../../../stage/scene-slot.tsx'
import { classNames } from '../../../../ui/class-names.ts'
import type { Media } from '../../model/picture/media.ts'
import type { Projection } from '../../model/picture/placement.ts'
import { endOpening } from '../../model/tour.ts'
import { compassPointOf, type View, viewDirectionOf } from '../../model/view.ts'
import { CaptionLayer, CaptionToggle } from '../captions/caption-layer.tsx'
import { loadScene } from '../load-scene.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { tourContextOptions } from '../scene/tour-stage.ts'
import { describeViewDirection } from './describe-view-direction.ts'
import { TourViewport } from './tour-viewport.tsx'
import { useFullscreen } from './use-fullscreen.ts'
import { useRerenderWhenSettled, useViewChange } from './use-view.ts'
import { VideoControls } from './video-controls.tsx'
import { ViewerBar } from './viewer-bar.tsx'

type ViewerProps = {
  openTour: OpenTour
  /** Above the picture, with the id `tour-viewer-title`. */
  heading: ReactNode
  /** Absent where nobody may say what a picture is. */
  onProjection?: (projection: Projection) => void
  /** It takes all the room there is. */
  isWhole?: boolean
  /** What is shown in full screen, where that is more than the viewer. */
  screen?: RefObject<HTMLElement | null>
  /** In the bar, over the picture, beside it, right below it. */
  tools: ReactNode
  overlay: ReactNode
  beside?: ReactNode
  below?: ReactNode
  /** In place of the picture while it is shown elsewhere. */
  away?: ReactNode
}

/**
 * The opened media with its controls, on the site and in a page that was sent. Three.js comes with the scene in the
 * viewport.
 */
export function TourViewer(props: ViewerProps) {
  const { openTour, heading, onProjection, isWhole = false } = props
  const { tools, overlay, beside, below, away } = props
  const { tour } = openTour
  const { projection, north, isInXr: isAway } = useSnapshot(tour)
  useSnapshot(tour).media
  // The snapshot tells of a change; the media itself is no part of it.
  const { media, view } = tour
  const [plain, setPlain] = useState(false)
  const [isCaptioned, setCaptioned] = useState(true)
  const section = useRef<HTMLElement>(null)
  const fullscreen = useFullscreen(props.screen ?? section)

  if (!media) return null
  const showPlain = () => {
    setPlain(true)
    endOpening(tour)
  }
  return (
    <section
      ref={section}
      aria-labelledby="tour-viewer-title"
      className={classNames(
        'flex flex-col [&:fullscreen]:bg-paper [&:fullscreen]:p-4 [&:fullscreen]:text-ink',
        isWhole ? 'min-h-0 grow gap-2' : 'gap-4',
      )}
    >
      <div
        className={classNames(
          'flex flex-wrap items-end justify-between gap-x-6',
          isWhole ? 'gap-y-2' : 'gap-y-4',
        )}
      >
        {heading}
        <ViewerBar {...{ tour, fullscreen }} onProjection={plain ? undefined : onProjection}>
          {tools}
        </ViewerBar>
      </div>
      <div className="relative flex min-h-0 grow">
        <TourViewport
          {...{ openTour, isPlain: plain }}
          toggleFullscreen={() => fullscreen?.toggle()}
          className={classNames(
            'min-w-0 grow',
            isWhole ? 'min-h-32' : 'h-96 in-[:fullscreen]:h-auto in-[:fullscreen]:min-h-0',
          )}
        >
          {isAway ? (
            away
          ) : (
            <SceneSlot
              load={loadScene}
              props={{ openTour }}
              when="now"
              context={tourContextOptions}
              withoutWebGl={<PlainMedia media={media} view={view} onShown={showPlain} />}
              className="size-full"
            />
          )}
          {!isAway && <CaptionLayer openTour={openTour} isOn={isCaptioned} />}
          {!plain && !isAway && overlay}
        </TourViewport>
        {beside}
      </div>
      {!plain && below}
      {media.sort === 'video' && (
        <VideoControls player={media.player}>
          <CaptionToggle openTour={openTour} isOn={isCaptioned} onToggle={setCaptioned} />
        </VideoControls>
      )}
      {!plain && <DirectionText view={view} north={projection === 'sphere' ? north : null} />}
    </section>
  )
}

type DirectionProps = {
  view: View
  /** its yaw, where it is known */
  north: number | null
}

/** The direction of the look in words, for whoever does not see the picture. */
function DirectionText({ view, north }: DirectionProps) {
  const { t } = useTranslation('tour')
  useRerenderWhenSettled(view)
  const wind = north !== null && t(`wind${compassPointOf(viewDirectionOf(view).yaw, north)}`)
  return (
    <p className="font-mono text-xs text-ink-soft">
      {describeViewDirection(view, (word, values = {}) => t(word, values))}
      {wind && ` · ${t('facing', { wind })}`}
    </p>
  )
}

type PlainProps = { media: Media; view: View; onShown: () => void }

/**
 * The file itself where there is no WebGL: as high as the viewer at 100 %, larger by the zoom,
 * moved by scrolling or dragging. A video is put there too.
 */
function PlainMedia({ media, view, onShown }: PlainProps) {
  const box = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)

  useViewChange(view, ({ zoom, rotationX, rotationY }) => {
    if (picture.current) picture.current.style.height = `${zoom}%`
    const frame = box.current
    if (!frame) return
    // Half a degree is a pixel of drag: the picture follows the pointer from its middle.
    frame.scrollLeft = (frame.scrollWidth - frame.clientWidth) / 2 - rotationY * 2
    frame.scrollTop = (frame.scrollHeight - frame.clientHeight) / 2 - rotationX * 2
  })

  const tell = useEffectEvent(onShown)
  useEffect(() => {
    tell()
    if (media.sort !== 'video') return
    media.player.className = 'size-full'
    box.current?.append(media.player)
    return () => media.player.remove()
  }, [media])

  return (
    <div ref={box} className="absolute inset-0 overflow-auto text-center">
      {media.sort === 'image' && (
        <img
          ref={picture}
          src={media.address()}
          alt={media.name}
          className="inline-block h-full max-w-none"
        />
      )}
    </div>
  )
}
