import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { CallToAction } from '../../ui/sections/call-to-action.tsx'
import { SolutionBenefits, SolutionFeatures, SolutionHero, SolutionStage } from './parts.tsx'
import { SolutionDetails } from './solution-details.tsx'

export interface SolutionStoryProps {
  page: SolutionPage
  solution: Solution
}

/** A solution from its heading to the call to action. */
export function SolutionStory({ page, solution }: SolutionStoryProps) {
  return (
    <>
      <SolutionHero page={page} solution={solution} />
      <SolutionStage solution={solution} priority />
      <SolutionFeatures title={page.featuresTitle} features={solution.features} />
      <SolutionBenefits title={page.benefitsTitle} benefits={solution.benefits} />
      <SolutionDetails page={page} solution={solution} />
      <CallToAction {...solution.callToAction} />
    </>
  )
}
