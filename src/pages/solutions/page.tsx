import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { ArrowLink } from '../../ui/arrow-link.tsx'
import { ArrowRightIcon } from '../../ui/icons/shell.tsx'
import { Container } from '../../ui/layout/container.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import { interpolate } from '../interpolate.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const SolutionGroups = lazyIsland(() => import('./solution-group.tsx'), 'SolutionGroups')

/** All solutions: the heading, the way to each industry, and the groups below. */
export const page = defineSectionsPage({
  documents: { page: 'pages/solutions' },
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

/** The groups as a row of rulers: a name, a count, and the way down. */
function GroupIndex({ page }: { page: SolutionsPage }) {
  return (
    <nav aria-label={page.indexLabel} className="mt-14 lg:mt-20">
      <ul className="grid sm:grid-cols-3">
        {page.groups.map((group) => (
          <li key={group.id} className="border-t border-ink sm:not-first:pl-6 sm:not-last:pr-6">
            <SiteLink
              href={`/solutions#${group.id}`}
              className="group/row flex min-h-16 items-center justify-between gap-4 py-4 hover:text-signal"
            >
              <span>
                <span className="block text-name font-semibold">{group.name}</span>
                <span className="block font-mono text-xs text-ink-soft">
                  {interpolate(page.count, { count: group.entries.length })}
                </span>
              </span>
              <ArrowRightIcon className="rotate-90 transition-transform group-hover/row:translate-y-1" />
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
