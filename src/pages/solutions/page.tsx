import { ArrowLink } from '../../ui/arrow-link.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const GroupIndex = lazyIsland(() => import('./group-index.tsx'), 'GroupIndex')
const SolutionGroups = lazyIsland(() => import('./solution-group.tsx'), 'SolutionGroups')

/** All solutions: the heading, the way to each industry, and the groups below. */
export const page = defineSectionsPage({
  documents: { page: 'pages/solutions' },
  strings: ['stage'],
  tools: ({ page }) => {
    const { eyebrow, title, text, groups, back } = page
    return {
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
  },
})
