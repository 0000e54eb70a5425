import { type Legal, legal } from '../../documents/refs.ts'
import { LegalView } from '../legal/legal-view.tsx'
import { definePage } from '../page.tsx'

export const page = definePage<{ page: Legal }>({
  documents: () => ({ page: legal('privacy') }),
  head: ({ page }) => page.seo,
  View: LegalView,
})
