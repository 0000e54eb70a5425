import {
  type AnalyticsSample,
  analyticsSample,
  type Insight,
  insight,
  type RealTimeAnalytics,
  realTimeAnalytics,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { AnalyticsView } from './analytics-view.tsx'

export const page = definePage<{
  page: RealTimeAnalytics
  insight: Insight
  sample: AnalyticsSample
}>({
  documents: () => ({ page: realTimeAnalytics, insight, sample: analyticsSample }),
  head: ({ page }) => page.seo,
  View: AnalyticsView,
})
