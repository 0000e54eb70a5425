import {
  type AnalyticsSample,
  type Insight,
  type RealTimeAnalytics,
  ref,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { AnalyticsView } from './analytics-view.tsx'

export const page = definePage<{
  page: RealTimeAnalytics
  insight: Insight
  sample: AnalyticsSample
}>({
  documents: () => ({
    page: ref('pages/real-time-analytics'),
    insight: ref('demos/insight'),
    sample: ref('demos/analytics'),
  }),
  head: ({ page }) => page.seo,
  View: AnalyticsView,
})
