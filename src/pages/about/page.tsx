import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

export const page = definePage({
  documents: { page: 'pages/about', site: 'site' },
  head: ({ page }) => page.seo,
  content: ({ page, site }) => <Sections sections={page.sections} brand={site.brand} />,
})
