import { type About, ref, type SiteSettings, site } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { AboutView } from './about-view.tsx'

export const page = definePage<{ page: About; site: SiteSettings }>({
  documents: () => ({ page: ref('pages/about'), site }),
  head: ({ page }) => page.seo,
  View: AboutView,
})
