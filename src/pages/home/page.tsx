import type { Home } from '../../../content/schemas/home.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { ref, site } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Hero } from './hero.tsx'

interface HomeViewProps {
  documents: { page: Home; insight: Insight; site: SiteSettings }
}

const HomeStory = later(() => import('./home-story.tsx').then((module) => module.HomeStory))

/** The first screen; the rest of the home page lies below it and comes alive later. */
function HomeView({ documents: { page, insight, site } }: HomeViewProps) {
  return (
    <div>
      <Hero copy={page.hero} />
      <HomeStory page={page} insight={insight} product={site.brand} />
    </div>
  )
}

export const page = definePage<{ page: Home; insight: Insight; site: SiteSettings }>({
  documents: () => ({ page: ref('pages/home'), insight: ref('demos/insight'), site }),
  strings: ['how-ar', 'stage', 'media'],
  head: ({ page }) => page.seo,
  View: HomeView,
})
