import type { Dashboard } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { DashboardHero } from './dashboard-hero.tsx'
import { FeatureCard } from './feature-card.tsx'
import { ToolCard } from './tool-card.tsx'

/** Four figures, six tools to start and eight sets of features to read about. */
export function DashboardStory({ page }: { page: Dashboard }) {
  const { toolkit, features } = page
  return (
    <>
      <DashboardHero page={page} />
      <Section aria-labelledby="toolkit">
        <SectionHeader id="toolkit" title={toolkit.title} lead={toolkit.text} />
        <ul className="stagger mt-12 grid gap-x-8 gap-y-14 sm:grid-cols-2 lg:mt-16 lg:grid-cols-3">
          {toolkit.tools.map((tool) => (
            <ToolCard key={tool.href} tool={tool} launch={toolkit.launch} />
          ))}
        </ul>
      </Section>
      <Section tone="surface" ruled aria-labelledby="features">
        <SectionHeader id="features" title={features.title} lead={features.text} />
        <ul className="mt-12 grid gap-x-8 lg:mt-16 lg:grid-cols-2">
          {features.cards.map((card) => (
            <FeatureCard key={card.href} card={card} copy={features} />
          ))}
        </ul>
      </Section>
    </>
  )
}
