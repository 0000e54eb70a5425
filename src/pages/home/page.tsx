import { type Home, home, type SiteSettings, site } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { HomeView } from './home-view.tsx'

export const page = definePage<{ page: Home; site: SiteSettings }>({
  documents: () => ({ page: home, site }),
  head: ({ page }) => page.seo,
  View: HomeView,
})
