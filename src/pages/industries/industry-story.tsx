import type { IndustriesPage, Industry } from '../../documents/refs.ts'
import { Section } from '../../ui/layout/section.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { IndustryBody } from './industry-body.tsx'
import { IndustryFacts } from './industry-facts.tsx'
import { IndustryHero } from './industry-hero.tsx'
import { IndustryPicture } from './industry-picture.tsx'
import { IndustrySolutions } from './industry-solutions.tsx'

/** An industry from its heading to the call to action. */
export function IndustryStory({ page, industry }: { page: IndustriesPage; industry: Industry }) {
  const { title, text, link } = page.callToAction
  return (
    <>
      <IndustryHero industry={industry} eyebrow={page.eyebrow} />
      <IndustryPicture industry={industry} />
      <Section tone="surface" ruled>
        <IndustryBody Body={industry.Body} />
      </Section>
      <IndustryFacts page={page} industry={industry} />
      <IndustrySolutions title={page.solutionsTitle} solutions={industry.solutions} />
      <CallToAction title={title} text={text} primary={link} />
    </>
  )
}
