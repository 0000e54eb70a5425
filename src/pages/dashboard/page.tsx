import { type Dashboard, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { DashboardView } from './dashboard-view.tsx'

export const page = definePage<{ page: Dashboard }>({
  documents: () => ({ page: ref('pages/dashboard') }),
  head: ({ page }) => page.seo,
  View: DashboardView,
})
