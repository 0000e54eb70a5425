import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { PauseIcon, PlayIcon } from '../icons/tools.tsx'
import { LoopVideo, useLoop } from './loop-video.tsx'

interface LoopProps {
  /** Of the files in `public/videos/`, without size and ending. */
  name: string
  /** `image` is an animated AVIF, `video` a WebM and an MP4. */
  kind: 'video' | 'image'
  /** What the loop shows. */
  alt: string
  /** The largest thing in the first view: its poster is fetched at once and first. */
  priority?: boolean
  /** Stays a still: what comes in its place needs the line. */
  held?: boolean
  className?: string
}

/**
 * A short silent loop over its poster. It plays by itself while it is on the screen, unless the visitor asked for less
 * motion or fewer bytes, and stops at the button. Nothing but the poster is loaded until it plays. Its page names the
 * strings `media`.
 */
export function Loop({ name, kind, alt, priority = false, held = false, className }: LoopProps) {
  const { t } = useTranslation('media')
  const { box, wanted, setWanted, playing: mayPlay } = useLoop()
  const playing = mayPlay && !held
  const poster = `/videos/${name}`
  return (
    <div
      ref={box}
      data-playing={playing}
      className={classNames('relative aspect-video overflow-hidden rounded bg-line', className)}
    >
      <picture className="contents">
        <source
          type="image/avif"
          srcSet={`${poster}-small.avif 720w, ${poster}.avif 1280w`}
          sizes="(min-width: 64rem) 66vw, calc(100vw - 2.5rem)"
        />
        <img
          src={`${poster}.webp`}
          alt={alt}
          width={1280}
          height={720}
          loading={priority ? 'eager' : 'lazy'}
          fetchPriority={priority ? 'high' : 'low'}
          // Decoded apart, it would be painted after the scripts that wait for the first paint.
          decoding={priority ? 'sync' : 'async'}
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      {kind === 'video' ? (
        <LoopVideo name={name} playing={playing} onRefused={() => setWanted(false)} />
      ) : (
        <LoopImage name={name} playing={playing} />
      )}
      {wanted !== undefined && !held && (
        <button
          type="button"
          className="no-print absolute bottom-3 left-3 inline-flex min-h-11 items-center gap-2 rounded bg-[#14171f] px-3.5 py-2 text-sm font-semibold text-white hover:bg-black"
          onClick={() => setWanted(!wanted)}
        >
          {wanted ? <PauseIcon /> : <PlayIcon />}
          {t(wanted ? 'pause' : 'play')}
        </button>
      )}
    </div>
  )
}

/** The animated image while it plays; the poster below it is its first frame. */
function LoopImage({ name, playing }: { name: string; playing: boolean }) {
  if (!playing) return null
  return (
    <img
      src={`/videos/${name}-540.avif`}
      alt=""
      width={960}
      height={540}
      className="absolute inset-0 size-full object-cover"
    />
  )
}
