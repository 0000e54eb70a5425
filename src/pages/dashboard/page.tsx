import type { Dashboard } from '../../../content/schemas/dashboard.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Greeting } from './greeting.tsx'

const DashboardStory = later(() =>
  import('./dashboard-story.tsx').then((module) => module.DashboardStory),
)

/** Who is here comes alive at once; what to start, the tools and the features a little later. */
function DashboardView({ documents: { page } }: { documents: { page: Dashboard } }) {
  return (
    <div>
      <div className="dark bg-paper text-ink">
        <Container className="pt-8">
          <Greeting page={page} />
        </Container>
      </div>
      <DashboardStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: Dashboard }>({
  documents: () => ({ page: ref('pages/dashboard') }),
  head: ({ page }) => page.seo,
  View: DashboardView,
})
