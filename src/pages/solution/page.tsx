import { ref, type Solution, type SolutionPage } from '../../documents/refs.ts'
import { findSolution, tabOf } from '../../site/solution-groups.ts'
import { definePage } from '../page.tsx'
import { type SolutionDocuments, SolutionView } from './solution-view.tsx'

export const page = definePage<SolutionDocuments>({
  documents(params) {
    const id = findSolution(params.solutionId)
    const page = ref<SolutionPage>('pages/solution')
    if (!id) return { page }
    const own = { page, solution: ref<Solution>(`solutions/${id}`) }
    return tabOf(id) === id ? own : { ...own, tab: ref(`solutions/${tabOf(id)}`) }
  },
  strings: ['media'],
  head: ({ page, solution }) =>
    solution
      ? solution.seo
      : { ...page.unknown.seo, canonicalPath: '/solutions/404', noIndex: true },
  View: SolutionView,
})
