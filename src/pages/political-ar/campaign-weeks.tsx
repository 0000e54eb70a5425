import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { WeeksChart, type WeeksChartProps } from './weeks-chart.tsx'

export type CampaignWeeksProps = WeeksChartProps

/** How the categories fit together over a campaign: six phases, and a chart of what each uses. */
export function CampaignWeeks({ copy, categories }: CampaignWeeksProps) {
  return (
    <Section aria-labelledby="weeks">
      <SectionHeader id="weeks" title={copy.title} lead={copy.text} />
      <ol className="mt-12 grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
        {copy.phases.map((phase) => (
          <li key={phase.title} className="border-t border-ink pt-4">
            <Eyebrow>{phase.weeks}</Eyebrow>
            <Heading level={3} className="mt-3">
              {phase.title}
            </Heading>
            <p className="mt-1.5 max-w-sm text-ink-soft">{phase.text}</p>
          </li>
        ))}
      </ol>
      <WeeksChart copy={copy} categories={categories} />
    </Section>
  )
}
