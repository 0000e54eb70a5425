import type { Home } from '../../../content/schemas/home.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import { HowArTool } from '../../scenes/how-ar/view/tool/how-ar-tool.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { DimensionLine } from '../../ui/reticle/dimension-line.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { CityMap } from '../city-map/city-map.tsx'
import { cityHall, mapAddress } from '../city-map/places.ts'
import { HeatMap } from '../insight/heat-map.tsx'
import { Tiles } from '../insight/tiles.tsx'
import { Capabilities } from './capabilities/capabilities.tsx'
import { Demo } from './demo.tsx'

export interface HomeStoryProps {
  page: Home
  insight: Insight
  product: string
}

/** The home page below its first screen, in the order in which it tells its story. */
export function HomeStory({ page, insight, product }: HomeStoryProps) {
  return (
    <>
      <Demo copy={page.demo} product={product} close={page.close} />
      <Capabilities copy={page.capabilities} close={page.close} />
      <Industries copy={page.industries} />
      <HowItWorks copy={page.howItWorks} />
      <Analytics copy={page.analytics} insight={insight} />
      <Solutions copy={page.solutions} />
      <CallToAction {...page.callToAction} />
    </>
  )
}

/** Six stages within a single frame, on a table that they build up. */
function HowItWorks({ copy }: { copy: Home['howItWorks'] }) {
  return (
    <Section ruled aria-labelledby="how">
      <SectionHeader id="how" title={copy.title} lead={copy.text} />
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
function Analytics({ copy, insight }: { copy: Home['analytics']; insight: Insight }) {
  return (
    <Section tone="night" aria-labelledby="analytics">
      <SectionHeader id="analytics" eyebrow={copy.eyebrow} title={copy.title} lead={copy.text} />
      <Tiles className="mt-12 lg:mt-16" tiles={insight.tiles} note={insight.changeNote} />
      <div className="mt-14 grid gap-x-8 gap-y-14 lg:mt-20 lg:grid-cols-2">
        <HeatMap copy={insight.heatMap} />
        <CityMap copy={copy.map} place={cityHall} href={mapAddress(cityHall)} />
      </div>
      <p className="mt-14 flex flex-wrap items-center gap-x-6 border-t pt-6 text-lead">
        {copy.contact.text}
        <ArrowLink {...copy.contact.link} />
      </p>
    </Section>
  )
}

/** Three industries: the first large, the others beside it. */
function Industries({ copy }: { copy: Home['industries'] }) {
  return (
    <Section tone="surface" ruled aria-labelledby="industries">
      <SectionHeader id="industries" title={copy.title} lead={copy.text} />
      <div className="stagger mt-12 grid gap-x-8 gap-y-12 md:grid-cols-2 lg:mt-16 lg:grid-cols-12 lg:grid-rows-2">
        {copy.cards.map((card, index) => (
          <article
            key={card.href}
            className={classNames(
              'border-t border-ink pt-5',
              index === 0
                ? 'md:col-span-2 lg:col-span-7 lg:row-span-2 lg:flex lg:flex-col'
                : 'lg:col-span-5',
            )}
          >
            <Picture
              {...card.picture}
              sizes={
                index === 0
                  ? '(min-width: 64rem) 70rem, calc(100vw - 2.5rem)'
                  : '(min-width: 80rem) 480px, (min-width: 48rem) 45vw, calc(100vw - 2.5rem)'
              }
              className={index === 0 ? 'object-[62%_50%] lg:h-0 lg:grow' : ''}
            />
            <Heading level={3} size={index === 0 ? 'subtitle' : 'name'} className="mt-6">
              {card.title}
            </Heading>
            <p className="mt-2 max-w-lg text-ink-soft">{card.text}</p>
            <div>
              <ArrowLink href={card.href} label={copy.learnMore} about={card.title} />
            </div>
          </article>
        ))}
      </div>
      <div className="mt-10">
        <ArrowLink {...copy.all} />
      </div>
    </Section>
  )
}

/** What each industry gets: three lists of links. */
function Solutions({ copy }: { copy: Home['solutions'] }) {
  return (
    <Section aria-labelledby="solutions">
      <SectionHeader id="solutions" title={copy.title} lead={copy.text} />
      <div className="stagger mt-12 grid gap-x-8 gap-y-14 lg:mt-16 lg:grid-cols-3">
        {copy.cards.map((card) => (
          <Card
            key={card.title}
            className="md:max-lg:grid md:max-lg:grid-cols-[1fr_2fr] md:max-lg:gap-x-8"
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
          </Card>
        ))}
      </div>
      <ButtonLink href={copy.all.href} className="mt-12">
        {copy.all.label}
      </ButtonLink>
    </Section>
  )
}
