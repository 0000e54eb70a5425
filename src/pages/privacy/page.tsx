import { type Legal, ref } from '../../documents/refs.ts'
import { LegalView } from '../legal/legal-view.tsx'
import { definePage } from '../page.tsx'

export const page = definePage<{ page: Legal }>({
  documents: () => ({ page: ref('legal/privacy') }),
  head: ({ page }) => page.seo,
  View: LegalView,
})
