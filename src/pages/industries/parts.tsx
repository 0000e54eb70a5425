import type { IndustriesPage } from '../../../content/schemas/industries-page.ts'
import type { Industry } from '../../../content/schemas/industry.ts'
import { LivePicture } from '../../scenes/story/view/tool/live-picture.tsx'
import { CornerBrackets } from '../../ui/brackets/corner-brackets.tsx'
import { CheckIcon } from '../../ui/icons/shell.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { LinkRows, PointsSection } from '../../ui/sections/points.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { SideHeadingBody } from '../prose.tsx'

export interface IndustryPartProps {
  name: Extract<IndustriesPage['sections'][number], { type: 'tool' }>['name']
  page: IndustriesPage
  industry: Industry
}

/** One part of an industry's page, filled by its document. */
export function IndustryPart({ name, page, industry }: IndustryPartProps) {
  const { benefits, targets, keyFeatures, useCases, solutions } = industry
  switch (name) {
    case 'intro':
      return (
        <Hero layout="even" eyebrow={page.eyebrow} title={industry.title} text={industry.intro}>
          <IndustryPicture industry={industry} />
        </Hero>
      )
    case 'body':
      return (
        <Section tone="surface" ruled>
          <SideHeadingBody Body={industry.Body} />
        </Section>
      )
    case 'benefits':
      return (
        <PointsSection
          id="benefits"
          layout="columns"
          ruled
          title={page.benefitsTitle}
          points={benefits}
        >
          {targets && (
            <Targets title={page.targetsTitle} note={page.targetsNote} targets={targets} />
          )}
        </PointsSection>
      )
    case 'features':
      return keyFeatures && <Features title={page.featuresTitle} features={keyFeatures} />
    case 'useCases':
      return (
        useCases && (
          <PointsSection
            id="use-cases"
            layout="ledger"
            ruled
            title={page.useCasesTitle}
            points={useCases}
          />
        )
      )
    case 'solutions':
      return (
        <Section ruled aria-labelledby="solutions">
          <Heading id="solutions">{page.solutionsTitle}</Heading>
          <LinkRows
            className="mt-10 grid gap-x-8 *:border-line sm:grid-cols-2 lg:mt-14 [&_a]:py-6"
            links={solutions}
          />
        </Section>
      )
  }
}

/** The industry's picture, whose brackets open the tool that it shows, and what is meant by it. */
function IndustryPicture({ industry }: { industry: Industry }) {
  const { description, picture, pictureLink } = industry
  return (
    <div className="pt-12 pb-16 sm:pb-20">
      <SiteLink href={pictureLink.href} className="group block">
        <CornerBrackets label={pictureLink.label}>
          <LivePicture
            key={picture.name}
            pictures={[picture]}
            className="aspect-[4/3] sm:aspect-[21/9]"
          />
        </CornerBrackets>
      </SiteLink>
      <div className="mt-10 grid gap-x-8 lg:grid-cols-12">
        <p className="text-lead lg:col-span-7 lg:col-start-6">{description}</p>
      </div>
    </div>
  )
}

function Features({ title, features }: { title: string; features: string[] }) {
  return (
    <Section ruled tone="surface" aria-labelledby="features">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <Heading id="features" className="lg:col-span-4">
          {title}
        </Heading>
        <ul className="lg:col-span-7 lg:col-start-6">
          {features.map((feature) => (
            <li key={feature} className="flex gap-4 border-t py-4 last:border-b">
              <CheckIcon className="mt-0.5 text-line-strong" />
              {feature}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}

interface TargetsProps {
  title: string
  note: string
  targets: NonNullable<Industry['targets']>
}

/** Figures that a project aims for, with the words that say so. */
function Targets({ title, note, targets }: TargetsProps) {
  return (
    <div className="mt-16 grid gap-x-8 gap-y-8 border-t pt-8 lg:mt-24 lg:grid-cols-12">
      <div className="lg:col-span-4">
        <Heading level={3}>{title}</Heading>
        <p className="mt-2 max-w-sm text-sm text-ink-soft">{note}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:col-span-7 lg:col-start-6">
        {targets.map((target) => (
          <div key={target.label} className="flex flex-col-reverse justify-end">
            <dt className="mt-1 max-w-xs text-ink-soft">{target.label}</dt>
            <dd className="text-title font-semibold">{target.value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
