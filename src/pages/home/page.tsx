import { type Home, type Insight, ref, type SiteSettings, site } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { HomeView } from './home-view.tsx'

export const page = definePage<{ page: Home; insight: Insight; site: SiteSettings }>({
  documents: () => ({ page: ref('pages/home'), insight: ref('demos/insight'), site }),
  strings: ['how-ar', 'stage', 'media'],
  head: ({ page }) => page.seo,
  View: HomeView,
})
