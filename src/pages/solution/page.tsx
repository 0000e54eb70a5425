import { solutionIds, solutionTabs } from '../../documents/catalog.ts'
import { findSolution, industryOfTab, resolveSolutionTab } from '../../site/industries.ts'
import { Container } from '../../ui/layout/container.tsx'
import { TabLinks } from '../../ui/tabs/tabs.tsx'
import { interpolate } from '../interpolate.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { type DocumentsAt, definePage, type Params } from '../page.tsx'
import { Sections } from '../sections.tsx'

type SolutionPaths = {
  page: 'pages/solution'
  /** With the solution. */
  names?: 'lists/solutions'
  /** Absent where the address names none. */
  solution?: `solutions/${string}`
  /** The solution whose tab a group opens with. */
  tab?: `solutions/${string}`
}

const SolutionPart = lazyIsland(() => import('./parts.tsx'), 'SolutionPart')
// Loaded only for an unknown address.
const NotFoundView = lazyIsland(() => import('../not-found/not-found-view.tsx'), 'NotFoundView')

export const page = definePage({
  documents(params): SolutionPaths {
    const id = findSolution(solutionIds, params.solutionId)
    const page = 'pages/solution'
    if (!id) return { page }
    const own = { page, names: 'lists/solutions', solution: `solutions/${id}` } as const
    const tab = resolveSolutionTab(solutionTabs, id)
    return tab === id ? own : { ...own, tab: `solutions/${tab}` }
  },
  strings: ['media'],
  head: ({ page, solution }) =>
    solution
      ? solution.seo
      : { ...page.unknown.seo, canonicalPath: '/solutions/404', noIndex: true },
  content: (documents, params) => <SolutionView {...documents} params={params} />,
})

/** A solution, the group of an industry, or that there is none of that name. */
function SolutionView({
  page,
  names = {},
  solution,
  tab,
  params,
}: DocumentsAt<SolutionPaths> & { params: Params }) {
  const id = findSolution(solutionIds, params.solutionId)
  if (!id || !solution) return <NotFoundView page={page.unknown} />
  const industry = industryOfTab(solutionTabs, id)
  const tabs = industry && (
    <TabLinks
      label={interpolate(page.tabsLabel, { industry: page.industries[industry] })}
      tabs={(solutionTabs[industry] ?? []).map((each) => ({
        href: `/solutions/${each}`,
        label: names[each] ?? each,
      }))}
      current={`/solutions/${resolveSolutionTab(solutionTabs, id)}`}
    />
  )
  return (
    <div>
      {tabs && !tab && <Container className="pt-6">{tabs}</Container>}
      <Sections
        sections={solution.sections ?? page.sections}
        tools={(name) => <SolutionPart {...{ name, page, solution, tab, tabs }} />}
      />
    </div>
  )
}
