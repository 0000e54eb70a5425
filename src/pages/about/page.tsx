import type { About } from '../../../content/schemas/about.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { ref, site } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

interface AboutViewProps {
  documents: { page: About; site: SiteSettings }
}

const AboutStory = later(() => import('./about-story.tsx').then((module) => module.AboutStory))

/** The tagline, the studio, and what lies behind them. */
function AboutView({ documents: { page, site } }: AboutViewProps) {
  return (
    <div>
      <AboutStory page={page} brand={site.brand} />
    </div>
  )
}

export const page = definePage<{ page: About; site: SiteSettings }>({
  documents: () => ({ page: ref('pages/about'), site }),
  head: ({ page }) => page.seo,
  View: AboutView,
})
