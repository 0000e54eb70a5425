import type { ReactNode } from 'react'
import type { Solution, SolutionPage } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { GroupSet } from './group-set.tsx'
import { SolutionBenefits } from './solution-benefits.tsx'
import { SolutionDetails } from './solution-details.tsx'
import { SolutionFeatures } from './solution-features.tsx'
import { SolutionFigures } from './solution-figures.tsx'
import { SolutionHero } from './solution-hero.tsx'
import { SolutionStage } from './solution-stage.tsx'

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
