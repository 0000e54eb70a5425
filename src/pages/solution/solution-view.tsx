import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { solutionIds, solutionTabs } from '../../documents/catalogue.ts'
import { findSolution, groupOf, tabOf } from '../../site/industries.ts'
import { Container } from '../../ui/layout/container.tsx'
import { TabLinks } from '../../ui/tabs/tab-links.tsx'
import { fill } from '../fill.ts'
import { later } from '../later/later.tsx'
import type { Params } from '../page.tsx'

export type SolutionDocuments = {
  page: SolutionPage
  /** The names on the tabs; with the solution. */
  names?: Record<string, string>
  /** Absent where the address names none. */
  solution?: Solution
  /** The solution whose tab a group opens with. */
  tab?: Solution
}

const SolutionStory = later(() =>
  import('./solution-story.tsx').then((module) => module.SolutionStory),
)
// For the few who mistype an address: not for everybody to load.
const NotFoundView = later(() =>
  import('../not-found/not-found-view.tsx').then((module) => module.NotFoundView),
)
const GroupStory = later(() => import('./group-story.tsx').then((module) => module.GroupStory))

/** A solution, the group of an industry, or that there is none of that name. */
export function SolutionView({
  documents: { page, names = {}, solution, tab },
  params,
}: {
  documents: SolutionDocuments
  params: Params
}) {
  const id = findSolution(solutionIds, params.solutionId)
  if (!id || !solution) return <NotFoundView documents={{ page: page.unknown }} />
  const industry = groupOf(solutionTabs, id)
  const tabs = industry && (
    <TabLinks
      label={fill(page.tabsLabel, { industry: page.industries[industry] })}
      tabs={(solutionTabs[industry] ?? []).map((each) => ({
        href: `/solutions/${each}`,
        label: names[each] ?? each,
      }))}
      current={`/solutions/${tabOf(solutionTabs, id)}`}
    />
  )
  if (tab) {
    return (
      <div>
        <GroupStory page={page} group={solution} tab={tab} tabs={tabs} />
      </div>
    )
  }
  return (
    <div>
      {tabs && <Container className="pt-6">{tabs}</Container>}
      <SolutionStory page={page} solution={solution} />
    </div>
  )
}
