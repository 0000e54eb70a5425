import type { PropertyTours } from '../../../content/schemas/property-tours.ts'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { CallToAction } from '../call-to-action.tsx'

/** What the viewer can do, and what to do next. */
export function TourFeatures({ page: { features, callToAction } }: { page: PropertyTours }) {
  return (
    <>
      <Section ruled tone="surface" aria-labelledby="features">
        <SectionHeader id="features" title={features.title} lead={features.text} />
        <ul className="stagger mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-16 lg:grid-cols-4">
          {features.cards.map((card) => (
            <li key={card.title} className="border-t border-ink pt-5">
              <Eyebrow>{card.measure}</Eyebrow>
              <Heading level={3} className="mt-6">
                {card.title}
              </Heading>
              <p className="mt-2 text-ink-soft">{card.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <CallToAction
        title={callToAction.title}
        text={callToAction.text}
        primary={callToAction.link}
      />
    </>
  )
}
