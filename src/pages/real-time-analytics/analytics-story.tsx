import type { RealTimeAnalytics } from '../../../content/schemas/real-time-analytics.ts'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { CallToAction } from '../call-to-action.tsx'

/** What the dashboard is made of: nine instruments, and how data comes in and is read. */
export function AnalyticsStory({ page }: { page: RealTimeAnalytics }) {
  const { features, processing, insights, callToAction } = page
  return (
    <>
      <Section aria-labelledby="features">
        <SectionHeader id="features" title={features.title} lead={features.text} />
        <ul className="mt-12 grid border-t border-ink sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {features.cards.map((card) => (
            <li
              key={card.title}
              className="border-b py-8 max-sm:last:border-b-0 sm:max-lg:odd:pr-8 sm:max-lg:even:border-l sm:max-lg:even:pl-8 sm:max-lg:last:col-span-2 lg:px-8 lg:not-[:nth-child(3n+1)]:border-l lg:[&:nth-child(3n)]:pr-0 lg:[&:nth-child(3n+1)]:pl-0"
            >
              <Heading level={3}>{card.title}</Heading>
              <p className="mt-3 max-w-xl text-ink-soft">{card.text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section tone="surface" ruled aria-labelledby="processing">
        <div className="grid gap-x-16 gap-y-20 lg:grid-cols-2">
          <PointList id="processing" {...processing} />
          <PointList id="insights" {...insights} />
        </div>
      </Section>
      <CallToAction {...callToAction} />
    </>
  )
}

function PointList({ id, title, text, points }: RealTimeAnalytics['processing'] & { id: string }) {
  return (
    <div className="min-w-0">
      <Heading id={id}>{title}</Heading>
      <p className="mt-5 max-w-md text-lead text-ink-soft">{text}</p>
      <ol className="mt-10">
        {points.map((point, index) => (
          <li key={point.title} className="grid grid-cols-[3rem_1fr] border-t py-5 last:border-b">
            <span aria-hidden="true" className="font-mono text-xs leading-7 text-ink-soft">
              {String(index + 1).padStart(2, '0')}
            </span>
            <div>
              <Heading level={3}>{point.title}</Heading>
              <p className="mt-1.5 text-ink-soft">{point.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
