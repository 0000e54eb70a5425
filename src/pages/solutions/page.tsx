import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { ref } from '../../documents/load.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'
import { GroupIndex } from './group-index.tsx'

const SolutionGroups = later(() =>
  import('./solution-group.tsx').then((module) => module.SolutionGroups),
)

/** All solutions: the heading, the way to each industry, and the groups below. */
function SolutionsView({ documents: { page } }: { documents: { page: SolutionsPage } }) {
  const { eyebrow, title, text, groups, back } = page
  const tools = {
    intro: (
      <Hero layout="wide" {...{ eyebrow, title, text }}>
        <GroupIndex page={page} />
      </Hero>
    ),
    groups: <SolutionGroups groups={groups} />,
    back: (
      <section aria-label={back.label} className="border-t">
        <Container className="py-4">
          <ArrowLink {...back} />
        </Container>
      </section>
    ),
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage<{ page: SolutionsPage }>({
  documents: () => ({ page: ref('pages/solutions') }),
  head: ({ page }) => page.seo,
  View: SolutionsView,
})
