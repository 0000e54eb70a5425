import type { Dashboard } from '../../../content/schemas/dashboard.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { SectionHeader } from '../../ui/layout/section-header.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { Reticle } from '../../ui/reticle/reticle.tsx'
import { DashboardHero } from './dashboard-hero.tsx'
import { FeatureCard } from './feature-card.tsx'

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

interface ToolCardProps {
  tool: Dashboard['toolkit']['tools'][number]
  launch: string
}

/** A tool as its picture in brackets, and the button that starts it. The picture can be pressed as well. */
function ToolCard({ tool, launch }: ToolCardProps) {
  return (
    <li className="group relative flex min-w-0 flex-col">
      <Reticle>
        <Picture
          {...tool.picture}
          sizes="(min-width: 80rem) 380px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, calc(100vw - 2.5rem)"
          className="aspect-[3/2]"
        />
      </Reticle>
      <Eyebrow className="mt-5">{tool.kind}</Eyebrow>
      <Heading level={3} className="mt-1">
        {tool.title}
      </Heading>
      <p className="mt-2 mb-5 text-ink-soft">{tool.text}</p>
      <div className="mt-auto">
        <ButtonLink href={tool.href} className="after:absolute after:inset-0">
          {launch}
          <span className="sr-only">: {tool.title}</span>
        </ButtonLink>
      </div>
    </li>
  )
}
