import { type SolutionsPage, solutionsPage } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { SolutionsView } from './solutions-view.tsx'

export const page = definePage<{ page: SolutionsPage }>({
  documents: () => ({ page: solutionsPage }),
  head: ({ page }) => page.seo,
  View: SolutionsView,
})
