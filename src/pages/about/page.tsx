import type { About } from '../../../content/schemas/about.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { documentRef, site } from '../../documents/load.ts'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

export const page = definePage<{ page: About; site: SiteSettings }>({
  documents: () => ({ page: documentRef('pages/about'), site }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page, site } }) => <Sections sections={page.sections} brand={site.brand} />,
})
