import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useInView } from '../use-in-view.ts'

interface LoopVideoProps {
  name: string
  /** The heights that the files come in, pixels, largest first: the larger is for wide screens. */
  sizes?: readonly [number, ...number[]]
  playing: boolean
  /** Whether it begins again at its end; it does unless told. */
  loops?: boolean
  /** Called at the end of one that does not loop. */
  onEnded?: () => void
  /** Called when the browser does not let it play. */
  onRefused: () => void
}

/** The video over its poster: it shows once its first frame is there. */
export function LoopVideo(props: LoopVideoProps) {
  const { name, sizes = [720], playing, loops = true, onEnded, onRefused } = props
  const video = useRef<HTMLVideoElement>(null)
  const { t } = useTranslation('media')
  const refused = useEffectEvent((error: unknown) => {
    // A pause before the first frame aborts `play()`, which is no refusal.
    if (!(error instanceof DOMException && error.name === 'AbortError')) onRefused()
  })
  useEffect(() => {
    const element = video.current
    if (!element) return
    if (playing) element.play().catch(refused)
    else element.pause()
  }, [playing])
  return (
    <video
      ref={video}
      muted
      loop={loops}
      onEnded={onEnded}
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      // A hair smaller than the poster, whose first frame is the same picture: the poster is the page's largest paint.
      className="absolute inset-[0.5px] size-[calc(100%-1px)] object-cover"
    >
      {sizes.flatMap((size, i) =>
        ['webm', 'mp4'].map((kind) => (
          <source
            key={`${size}.${kind}`}
            src={`/videos/${name}-${size}.${kind}`}
            type={`video/${kind}`}
            media={i < sizes.length - 1 ? '(min-width: 64rem)' : undefined}
          />
        )),
      )}
      {t('videoUnsupported')}
    </video>
  )
}

/**
 * A loop that plays while its box is on the screen, where that is allowed, with a pause button. Before hydration
 * nothing is decided, since an early press is replayed and would stop what has just started.
 */
export function useLoop() {
  const [wanted, setWanted] = useState<boolean>()
  const box = useRef<HTMLDivElement>(null)
  const inView = useInView(box, { threshold: 0.25 })
  useEffect(() => setWanted(mayPlay()), [])
  return { box, wanted, setWanted, playing: wanted === true && inView }
}

/**
 * Whether something may play by itself: not with reduced motion or Save-Data, nor under `?freeze`. For effects, never
 * for a first render.
 */
function mayPlay(): boolean {
  const saver: unknown = Reflect.get(navigator, 'connection')
  const saves = typeof saver === 'object' && saver !== null && Reflect.get(saver, 'saveData')
  return (
    saves !== true &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches &&
    !new URLSearchParams(location.search).has('freeze')
  )
}
