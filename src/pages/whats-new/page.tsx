import { type Update, update, type WhatsNew, whatsNew } from '../../documents/refs.ts'
import { updateIds } from '../../site/updates.ts'
import { definePage } from '../page.tsx'
import { WhatsNewView } from './whats-new-view.tsx'

const updates = Object.fromEntries(updateIds.map((id) => [id, update(id)])) as Record<
  (typeof updateIds)[number],
  ReturnType<typeof update>
>

export const page = definePage<{ page: WhatsNew } & Record<(typeof updateIds)[number], Update>>({
  documents: () => ({ page: whatsNew, ...updates }),
  head: ({ page }) => page.seo,
  View: WhatsNewView,
})
