import type { About } from '../../../content/schemas/about.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

export const page = definePage<{ page: About; site: SiteSettings }>({
  documents: { page: 'pages/about', site: 'site' },
  head: ({ page }) => page.seo,
  content: ({ page, site }) => <Sections sections={page.sections} brand={site.brand} />,
})
