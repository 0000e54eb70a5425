import type { AnalyticsSample } from '../../../content/schemas/analytics-sample.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import type { RealTimeAnalytics } from '../../../content/schemas/real-time-analytics.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const AnalyticsDashboard = lazyIsland(() => import('./dashboard.tsx'), 'AnalyticsDashboard')

export const page = definePage<{
  page: RealTimeAnalytics
  insight: Insight
  sample: AnalyticsSample
}>({
  documents: () => ({
    page: documentRef('pages/real-time-analytics'),
    insight: documentRef('demos/insight'),
    sample: documentRef('demos/analytics'),
  }),
  head: ({ page }) => page.seo,
  View: ({ documents }) => (
    <Sections
      sections={documents.page.sections}
      tools={{ dashboard: <AnalyticsDashboard {...documents} /> }}
    />
  ),
})
