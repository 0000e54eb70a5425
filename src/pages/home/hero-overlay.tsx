import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Home } from '../../documents/refs.ts'
import { classNames } from '../../ui/class-names.ts'
import { PauseIcon, PlayIcon } from '../../ui/icons/tools.tsx'
import { LoopVideo } from '../../ui/loop/loop-video.tsx'
import { mayPlay } from '../../ui/loop/may-play.ts'
import { useInView } from '../../ui/loop/use-in-view.ts'
import { HeroReticle } from './hero-reticle.tsx'

export interface HeroOverlayProps {
  copy: Home['hero']
  /** Places a box over the whole of the picture. */
  stage: string
}

/**
 * What lies over the picture of the first screen: the room in motion, the dark side that the words stand on, and the
 * sofa that opens. The picture is the loop's first frame, so it shows wherever the loop does not play.
 */
export function HeroOverlay({ copy, stage }: HeroOverlayProps) {
  const { t } = useTranslation('media')
  // Undecided until the part is alive: the HTML carries neither the video nor its button.
  const [playing, setPlaying] = useState<boolean>()
  const box = useRef<HTMLDivElement>(null)
  const inView = useInView(box)
  useEffect(() => setPlaying(mayPlay()), [])
  return (
    <>
      {playing !== undefined && (
        <div className={stage}>
          <LoopVideo
            name="hero"
            sizes={[1080, 720]}
            playing={playing && inView}
            onRefused={() => setPlaying(false)}
          />
        </div>
      )}
      <div className="pointer-events-none absolute inset-0 bg-linear-to-r from-paper via-paper/80 via-30% to-transparent to-68% max-lg:bg-linear-to-t max-lg:from-45% max-lg:via-58% max-lg:via-paper/55 max-lg:to-75%" />
      <div ref={box} className={stage}>
        <HeroReticle {...copy.reticle} />
      </div>
      {playing !== undefined && (
        <button
          type="button"
          aria-label={t(playing ? 'pause' : 'play')}
          title={t(playing ? 'pause' : 'play')}
          className={classNames(
            'absolute right-4 z-10 grid size-11 place-items-center rounded bg-[#14171f] text-white hover:bg-black',
            'top-4 lg:top-auto lg:right-6 lg:bottom-6',
          )}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </>
  )
}
