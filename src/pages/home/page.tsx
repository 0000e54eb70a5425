import {
  type Home,
  home,
  type Insight,
  insight,
  type SiteSettings,
  site,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { HomeView } from './home-view.tsx'

export const page = definePage<{ page: Home; insight: Insight; site: SiteSettings }>({
  documents: () => ({ page: home, insight, site }),
  strings: ['how-ar', 'stage'],
  head: ({ page }) => page.seo,
  View: HomeView,
})
