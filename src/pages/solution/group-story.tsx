import type { ReactNode } from 'react'
import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Section } from '../../ui/layout/section.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { CallToAction } from '../../ui/sections/call-to-action.tsx'
import {
  SolutionBenefits,
  SolutionFeatures,
  SolutionFigures,
  SolutionHero,
  SolutionStage,
} from './parts.tsx'
import { SolutionDetails } from './solution-details.tsx'

export interface GroupStoryProps {
  page: SolutionPage
  group: Solution
  /** The solution whose tab is open. */
  tab: Solution
  tabs: ReactNode
}

/** What an industry's solutions make together, and below the tabs the first of them. */
export function GroupStory({ page, group, tab, tabs }: GroupStoryProps) {
  return (
    <>
      <SolutionHero page={page} solution={group} />
      <Container>
        <SolutionFigures figures={group.figures} />
        <div className="mt-12">{tabs}</div>
        <div className="mt-10 grid gap-x-8 gap-y-4 lg:grid-cols-12 lg:items-end">
          <Heading className="lg:col-span-8">{tab.title}</Heading>
          <p className="text-lead text-ink-soft lg:col-span-4">{tab.intro}</p>
        </div>
      </Container>
      <SolutionStage solution={tab} priority />
      <SolutionFeatures title={page.featuresTitle} features={tab.features} />
      <SolutionBenefits title={page.benefitsTitle} benefits={tab.benefits} />
      <GroupSet title={page.groupTitle} group={group} />
      <SolutionDetails page={page} solution={group} />
      <CallToAction {...group.callToAction} />
    </>
  )
}

/** What a group holds: its picture and way in on one side, what it is made of on the other. */
function GroupSet({ title, group }: { title: string; group: Solution }) {
  const { picture, tool, features, benefits } = group
  return (
    <Section ruled tone="surface" aria-labelledby="set">
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:sticky lg:top-28 lg:col-span-5 lg:self-start">
          <Heading id="set">{title}</Heading>
          {picture && (
            <Picture
              {...picture}
              sizes="(min-width: 64rem) 40vw, calc(100vw - 2.5rem)"
              className="mt-8"
            />
          )}
          <Heading level={3} className="mt-6">
            {tool.title}
          </Heading>
          <p className="mt-2 text-ink-soft">{tool.text}</p>
          <ArrowLink {...tool.link} />
        </div>
        <ul className="border-b lg:col-span-6 lg:col-start-7">
          {[...features, ...benefits].map((point) => (
            <li key={point.title} className="border-t py-5">
              <Heading level={3}>{point.title}</Heading>
              <p className="mt-1.5 max-w-lg text-ink-soft">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
