import type { Home } from '../../../content/schemas/home.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import { HowArTool } from '../../scenes/how-ar/view/tool/how-ar-tool.tsx'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { DimensionLine } from '../../ui/brackets/dimension-line.tsx'
import { ButtonLink } from '../../ui/button/button.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { CityMap } from '../city-map/city-map.tsx'
import { cityHall, mapUrl } from '../city-map/places.ts'
import { HeatMap } from '../insight/heat-map.tsx'
import { Tiles } from '../insight/tiles.tsx'

/** Six stages within a single frame, on a table that they build up. */
export function HowItWorks({ copy }: { copy: Home['howItWorks'] }) {
  return (
    <Section ruled header={{ id: 'how', ...copy }}>
      <DimensionLine className="mt-12 mb-10 text-line-strong max-lg:hidden lg:mt-16">
        {copy.measure}
      </DimensionLine>
      <div className="max-lg:mt-10">
        <HowArTool stages={copy.stages} />
      </div>
    </Section>
  )
}

/** The dark band: four figures, a heat map and a place, all of them examples. */
export function Analytics({ copy, insight }: { copy: Home['analytics']; insight: Insight }) {
  return (
    <Section tone="night" header={{ id: 'analytics', ...copy }}>
      <Tiles className="mt-12 lg:mt-16" tiles={insight.tiles} note={insight.changeNote} />
      <div className="mt-14 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <HeatMap copy={insight.heatMap} />
        <CityMap copy={copy.map} place={cityHall} href={mapUrl(cityHall)} />
      </div>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t pt-6 text-lead">
        {copy.contact.text}
        <ArrowLink {...copy.contact.link} />
      </p>
    </Section>
  )
}

/** What each industry gets: three lists of links. */
export function Solutions({ copy }: { copy: Home['solutions'] }) {
  return (
    <Section header={{ id: 'solutions', ...copy }}>
      <div className="stagger mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-3">
        {copy.cards.map((card) => (
          <article
            key={card.title}
            className="min-w-0 border-t border-ink pt-5 md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8"
          >
            <div>
              <Heading level={3} size="subtitle">
                {card.title}
              </Heading>
              <p className="mt-2 text-ink-soft">{card.text}</p>
            </div>
            <div>
              <ul className="border-t max-md:mt-6 lg:mt-6">
                {card.points.map((point) => (
                  <li key={point.label} className="border-b">
                    <SiteLink
                      href={point.href}
                      className="group/row flex min-h-12 items-center justify-between gap-4 py-2.5 hover:text-signal"
                    >
                      {point.label}
                      <ArrowRightIcon className="text-line-strong transition-transform group-hover/row:translate-x-1 group-hover/row:text-signal" />
                    </SiteLink>
                  </li>
                ))}
              </ul>
              <div className="mt-4">
                <ArrowLink {...card.link} />
              </div>
            </div>
          </article>
        ))}
      </div>
      <ButtonLink {...copy.all} className="mt-12" />
    </Section>
  )
}
