import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const AnalyticsDashboard = lazyIsland(() => import('./dashboard.tsx'), 'AnalyticsDashboard')

export const page = defineSectionsPage({
  documents: {
    page: 'pages/real-time-analytics',
    insight: 'demos/insight',
    sample: 'demos/analytics',
  },
  tools: (documents) => ({ dashboard: <AnalyticsDashboard {...documents} /> }),
})
