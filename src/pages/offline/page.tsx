import { type Offline, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { OfflineView } from './offline-view.tsx'

export const page = definePage<{ page: Offline }>({
  documents: () => ({ page: ref('pages/offline') }),
  head: ({ page }) => ({ ...page.seo, canonicalPath: '/offline', noIndex: true }),
  View: OfflineView,
})
