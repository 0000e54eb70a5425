import { updateIds } from '../../documents/catalogue.ts'
import { ref, type Update } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { type WhatsNewDocuments, WhatsNewView } from './whats-new-view.tsx'

const updates = Object.fromEntries(
  updateIds.map((id) => [`updates/${id}` as const, ref<Update>(`updates/${id}`)]),
)

export const page = definePage<WhatsNewDocuments>({
  documents: () => ({ page: ref('pages/whats-new'), ...updates }),
  head: ({ page }) => page.seo,
  View: WhatsNewView,
})
