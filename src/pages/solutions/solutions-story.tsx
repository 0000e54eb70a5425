import type { SolutionsPage } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { ArrowLink } from '../arrow-link.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { Featured } from './featured.tsx'
import { SolutionGroup } from './solution-group.tsx'

/** The three groups, what belongs to all of them, and what to do next. */
export function SolutionsStory({ page }: { page: SolutionsPage }) {
  return (
    <>
      {page.groups.map((group, index) => (
        <SolutionGroup key={group.id} group={group} place={index} />
      ))}
      <Featured copy={page.featured} />
      <CallToAction {...page.callToAction} />
      <section aria-label={page.back.label} className="border-t">
        <Container className="py-4">
          <ArrowLink {...page.back} />
        </Container>
      </section>
    </>
  )
}
