import type { AnalyticsSample } from '../../../content/schemas/analytics-sample.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import type { RealTimeAnalytics } from '../../../content/schemas/real-time-analytics.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

interface AnalyticsViewProps {
  documents: { page: RealTimeAnalytics; insight: Insight; sample: AnalyticsSample }
}

const Desk = later(() => import('./desk.tsx').then((module) => module.Desk))
const AnalyticsStory = later(() =>
  import('./analytics-story.tsx').then((module) => module.AnalyticsStory),
)

/** The heading; below it the desk with its figures and charts, and what they are made of. */
function AnalyticsView({ documents: { page, insight, sample } }: AnalyticsViewProps) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-12 lg:grid-cols-12 lg:items-end lg:pt-16">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.subtitle}</p>
      </Container>
      <Desk page={page} insight={insight} sample={sample} />
      <AnalyticsStory page={page} />
    </div>
  )
}

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
