import type { ReactNode } from 'react'
import { useSnapshot } from 'valtio'
import type { Home } from '../../../content/schemas/home.ts'
import { HeroFilm } from '../../scenes/story/view/tool/hero-film.tsx'
import { session, story } from '../../scenes/story/view/tool/session.ts'
import { SofaHandle } from '../../scenes/story/view/tool/sofa-handle.tsx'
import { BracketLabel, CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { DimensionLine } from '../../ui/brackets/dimension-line.tsx'
import { classNames } from '../../ui/class-names.ts'
import { SiteLink } from '../../ui/site-link.tsx'

export interface HeroOverlayProps {
  copy: Home['hero']
  /** Places a box over the whole of the picture. */
  stage: string
}

/**
 * What lies over the picture of the first screen: the room in motion, and the sofa that opens. The picture is the loop's
 * first frame, so it shows wherever the loop does not play.
 */
export function HeroOverlay({ copy, stage }: HeroOverlayProps) {
  const { hasLeftHero, isLive } = useSnapshot(session)
  const { isFurnitureReady } = useSnapshot(story)
  const { label, measure, action, href } = copy.reticle
  const link = (
    <SiteLink href={href} className="underline decoration-white/40 underline-offset-2">
      <span className="sr-only">{action}: </span>
      {label}
    </SiteLink>
  )
  return (
    <>
      <HeroFilm stage={stage} />
      <div
        className={classNames(
          stage,
          'pointer-events-none z-30 transition-opacity *:pointer-events-auto motion-reduce:transition-none',
          // Out of sight, and still there for the keys.
          hasLeftHero && 'opacity-0 *:pointer-events-none! has-focus-visible:opacity-100',
        )}
      >
        {isLive && isFurnitureReady ? (
          <SofaHandle {...copy.reticle}>
            <Measures label={link} measure={measure} />
          </SofaHandle>
        ) : (
          <HeroReticle {...copy.reticle} />
        )}
      </div>
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
      className="group absolute top-[51.2%] left-[42%] hidden h-[29.2%] w-[38.2%] text-white wide-screen:block"
    >
      <span className="sr-only">{action}: </span>
      <CornerBrackets inset="none" className="corner-brackets-over-picture size-full">
        <Measures {...{ label, measure }} />
      </CornerBrackets>
    </SiteLink>
  )
}

/** What hangs on the brackets: the width of the sofa lies above them, where nothing stands before it. */
const Measures = ({ label, measure }: { label: ReactNode; measure: string }) => (
  <>
    <BracketLabel className="-right-1 bottom-[calc(100%+1.875rem)] ring-1 ring-white/15">
      {label}
    </BracketLabel>
    <span className="absolute inset-x-0 bottom-[calc(100%+0.5rem)]">
      <DimensionLine>{measure}</DimensionLine>
    </span>
  </>
)
