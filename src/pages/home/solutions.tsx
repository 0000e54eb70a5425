import type { Home } from '../../documents/refs.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { ArrowLink } from '../arrow-link.tsx'

/** What each industry gets: three lists of links. */
export function Solutions({ copy }: { copy: Home['solutions'] }) {
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
