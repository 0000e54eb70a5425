import type { AnalyticsSample } from '../../../content/schemas/analytics-sample.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import type { RealTimeAnalytics } from '../../../content/schemas/real-time-analytics.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const AnalyticsDashboard = lazyIsland(() => import('./dashboard.tsx'), 'AnalyticsDashboard')

export const page = defineSectionsPage<{
  page: RealTimeAnalytics
  insight: Insight
  sample: AnalyticsSample
}>({
  documents: {
    page: 'pages/real-time-analytics',
    insight: 'demos/insight',
    sample: 'demos/analytics',
  },
  tools: (documents) => ({ dashboard: <AnalyticsDashboard {...documents} /> }),
})
