import type { Home } from '../../documents/refs.ts'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { SiteLink } from '../../ui/site-link.tsx'

/**
 * The brackets round the sofa, with its width on a dimension line; the whole opens the tool. The percentages are the
 * sofa's place in the picture `hero-living-room`, from the camera that it was rendered with. Hidden where the screen is
 * too narrow or too high: there the sofa stands behind the words.
 */
export function HeroReticle({ label, measure, action, href }: Home['hero']['reticle']) {
  return (
    <SiteLink
      href={href}
      className="group absolute top-[51%] left-[41%] hidden h-[29%] w-[39.8%] text-white [@container_(min-width:75rem)_and_(min-aspect-ratio:17/10)]:block"
    >
      <span className="sr-only">{action}: </span>
      <Reticle inset="none" className="size-full">
        <span className="absolute right-0 bottom-[calc(100%+0.75rem)] rounded-sm bg-[#14171f] px-2 py-1 font-mono text-xs leading-4">
          {label}
        </span>
        <span className="absolute top-[calc(100%+0.75rem)] right-[2.5%] left-[3.5%]">
          <DimensionLine>{measure}</DimensionLine>
        </span>
      </Reticle>
    </SiteLink>
  )
}
