import type { DocumentRef } from '../../documents/load.ts'
import { ref, type Update, type WhatsNew } from '../../documents/refs.ts'
import { updateIds } from '../../site/updates.ts'
import { definePage } from '../page.tsx'
import { WhatsNewView } from './whats-new-view.tsx'

const updates = Object.fromEntries(
  updateIds.map((id) => [id, ref<Update>(`updates/${id}`)]),
) as Record<(typeof updateIds)[number], DocumentRef<Update>>

export const page = definePage<{ page: WhatsNew } & Record<(typeof updateIds)[number], Update>>({
  documents: () => ({ page: ref('pages/whats-new'), ...updates }),
  head: ({ page }) => page.seo,
  View: WhatsNewView,
})
