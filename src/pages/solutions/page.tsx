import { ref, type SolutionsPage } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { SolutionsView } from './solutions-view.tsx'

export const page = definePage<{ page: SolutionsPage }>({
  documents: () => ({ page: ref('pages/solutions') }),
  head: ({ page }) => page.seo,
  View: SolutionsView,
})
