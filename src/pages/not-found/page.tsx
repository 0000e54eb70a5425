import { definePage } from '../page.tsx'
import { NotFoundView } from './not-found-view.tsx'

export const page = definePage({
  documents: { page: 'pages/not-found' },
  head: ({ page }) => ({ ...page.seo, canonicalPath: '/404', noIndex: true }),
  content: ({ page }) => <NotFoundView page={page} />,
})
