import { type Solution, type SolutionPage, solution, solutionPage } from '../../documents/refs.ts'
import { findSolution, tabOf } from '../../site/solution-groups.ts'
import { definePage } from '../page.tsx'
import { type SolutionDocuments, SolutionView } from './solution-view.tsx'

export const page = definePage<SolutionDocuments>({
  documents(params) {
    const id = findSolution(params.solutionId)
    if (!id) return { page: solutionPage }
    const own = { page: solutionPage, solution: solution(id) }
    return tabOf(id) === id ? own : { ...own, tab: solution(tabOf(id)) }
  },
  strings: ['media'],
  head: ({ page, solution }) =>
    solution
      ? solution.seo
      : { ...page.unknown.seo, canonicalPath: '/solutions/404', noIndex: true },
  View: SolutionView,
})

export type { Solution, SolutionPage }
