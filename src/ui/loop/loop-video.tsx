import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'

export interface LoopVideoProps {
  name: string
  playing: boolean
  /** Called when the browser does not let it play. */
  onRefused: () => void
}

/** The video over its poster: it shows once its first frame is there. */
export function LoopVideo({ name, playing, onRefused }: LoopVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const { t } = useTranslation('media')
  const refused = useEffectEvent((error: unknown) => {
    // A pause that comes before the first frame aborts playing: that is no refusal.
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
      loop
      playsInline
      preload="none"
      disablePictureInPicture
      tabIndex={-1}
      aria-hidden="true"
      className="absolute inset-0 size-full object-cover"
    >
      <source src={`/videos/${name}-720.webm`} type="video/webm" />
      <source src={`/videos/${name}-720.mp4`} type="video/mp4" />
      {t('videoUnsupported')}
    </video>
  )
}
