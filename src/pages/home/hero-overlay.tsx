import { useTranslation } from 'react-i18next'
import type { Home } from '../../../content/schemas/home.ts'
import { CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { DimensionLine } from '../../ui/brackets/dimension-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PauseIcon, PlayIcon } from '../../ui/icons/tools.tsx'
import { LoopVideo, useLoop } from '../../ui/loop/loop-video.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

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
  const { box, wanted, setWanted, playing } = useLoop()
  return (
    <>
      {wanted !== undefined && (
        <div className={stage}>
          <LoopVideo
            name="hero"
            sizes={[1080, 720]}
            playing={playing}
            onRefused={() => setWanted(false)}
          />
        </div>
      )}
      <div className="pointer-events-none absolute inset-0 bg-linear-to-r from-paper via-paper/80 via-30% to-transparent to-68% max-lg:bg-linear-to-t max-lg:from-45% max-lg:via-58% max-lg:via-paper/55 max-lg:to-75%" />
      <div ref={box} className={stage}>
        <HeroReticle {...copy.reticle} />
      </div>
      {wanted !== undefined && (
        <button
          type="button"
          aria-label={t(wanted ? 'pause' : 'play')}
          title={t(wanted ? 'pause' : 'play')}
          className={classNames(
            'absolute right-4 z-10 grid size-11 place-items-center rounded bg-[#14171f] text-white hover:bg-black',
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

/**
 * The brackets round the sofa, with its width on a dimension line; the whole opens the tool. The percentages are the
 * sofa's place in the picture `hero-living-room`, from the camera that it was rendered with. Hidden where the screen is
 * too narrow or too high: there the sofa stands behind the words.
 */
function HeroReticle({ label, measure, action, href }: Home['hero']['reticle']) {
  return (
    <SiteLink
      href={href}
      className="group absolute top-[51%] left-[41%] hidden h-[29%] w-[39.8%] text-white [@container_(min-width:75rem)_and_(min-aspect-ratio:17/10)]:block"
    >
      <span className="sr-only">{action}: </span>
      <CornerBrackets inset="none" className="size-full">
        <span className="absolute right-0 bottom-[calc(100%+0.75rem)] rounded-sm bg-[#14171f] px-2 py-1 font-mono text-xs leading-4">
          {label}
        </span>
        <span className="absolute top-[calc(100%+0.75rem)] right-[2.5%] left-[3.5%]">
          <DimensionLine>{measure}</DimensionLine>
        </span>
      </CornerBrackets>
    </SiteLink>
  )
}
