import type { Solution } from '../../../content/schemas/solution.ts'
import type { SolutionPage } from '../../../content/schemas/solution-page.ts'
import { solutionIds, solutionTabs } from '../../documents/catalogue.ts'
import { ref, solutionNames } from '../../documents/load.ts'
import { findSolution, tabOf } from '../../site/industries.ts'
import { definePage } from '../page.tsx'
import { type SolutionDocuments, SolutionView } from './solution-view.tsx'

export const page = definePage<SolutionDocuments>({
  documents(params) {
    const id = findSolution(solutionIds, params.solutionId)
    const page = ref<SolutionPage>('pages/solution')
    if (!id) return { page }
    const own = { page, names: solutionNames, solution: ref<Solution>(`solutions/${id}`) }
    const tab = tabOf(solutionTabs, id)
    return tab === id ? own : { ...own, tab: ref(`solutions/${tab}`) }
  },
  strings: ['media'],
  head: ({ page, solution }) =>
    solution
      ? solution.seo
      : { ...page.unknown.seo, canonicalPath: '/solutions/404', noIndex: true },
  View: SolutionView,
})
