import type { Legal } from '../../../content/schemas/legal.ts'
import { ref } from '../../documents/load.ts'
import { LegalView } from '../legal/legal-view.tsx'
import { definePage } from '../page.tsx'

export const page = definePage<{ page: Legal }>({
  documents: () => ({ page: ref('legal/privacy') }),
  head: ({ page }) => page.seo,
  View: LegalView,
})
