import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { mayStartByItself } from '../../../../stage/start-policy.ts'
import { askForWebGlOnceDrawn, defaultContextOptions } from '../../../../stage/webgl-context.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { PauseIcon, PlayIcon } from '../../../../ui/icons/tools.tsx'
import { LoopVideo, useLoop } from '../../../../ui/loop/loop-video.tsx'
import { session } from './session.ts'

/** How long the film waits for the live room, which shares its line, ms. */
const timeoutMs = 5000

/**
 * The first room in motion, until the live one takes over: at the film's end, which is its first picture, or at once
 * where it does not play. It begins when the live room is ready behind it, or that takes long.
 * @param stage  places a box over the whole of the picture
 */
export function HeroFilm({ stage }: { stage: string }) {
  const { t } = useTranslation('media')
  const { isDrawn, isLive } = useSnapshot(session)
  const { box, wanted, setWanted, playing: mayPlay } = useLoop()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const begin = () => setLate(true)
    if (!mayStartByItself()) return begin()
    const late = setTimeout(begin, timeoutMs)
    const stopAsking = askForWebGlOnceDrawn(defaultContextOptions, begin)
    return () => {
      clearTimeout(late)
      stopAsking()
    }
  }, [])
  const playing = mayPlay && (isDrawn || isLate)
  useEffect(() => {
    if (isDrawn && !mayPlay) session.isLive = true
  }, [isDrawn, mayPlay])
  if (isLive) return null
  return (
    <>
      <div ref={box} className={stage}>
        {wanted !== undefined && (
          <LoopVideo
            name="hero"
            sizes={[1080, 720]}
            playing={playing}
            loops={!isDrawn}
            onEnded={() => {
              session.isLive = true
            }}
            onRefused={() => setWanted(false)}
          />
        )}
      </div>
      {wanted !== undefined && (
        <button
          type="button"
          aria-label={t(wanted ? 'pause' : 'play')}
          title={t(wanted ? 'pause' : 'play')}
          className={classNames(
            'absolute right-4 z-30 grid size-11 place-items-center rounded bg-tag text-white hover:bg-black',
            'top-4 lg:top-auto lg:right-6 lg:bottom-6',
          )}
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? <PauseIcon /> : <PlayIcon />}
        </button>
      )}
    </>
  )
}
