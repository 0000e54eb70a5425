import type { Update } from '../../../content/schemas/update.ts'
import type { WhatsNew } from '../../../content/schemas/whats-new.ts'
import { updateIds } from '../../documents/catalogue.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

type WhatsNewDocuments = { page: WhatsNew } & Record<`updates/${string}`, Update>

const Updates = lazyIsland(() => import('./updates.tsx'), 'Updates')

/** The updates as a line of dates. */
function WhatsNewView({ documents }: { documents: WhatsNewDocuments }) {
  const updates = updateIds.flatMap((id) => {
    const update = documents[`updates/${id}`]
    return update ? [{ ...update, id }] : []
  })
  const tools = { updates: <Updates page={documents.page} updates={updates} /> }
  return <Sections sections={documents.page.sections} tools={tools} />
}

const updates = Object.fromEntries(
  updateIds.map((id) => [`updates/${id}` as const, documentRef<Update>(`updates/${id}`)]),
)

export const page = definePage<WhatsNewDocuments>({
  documents: () => ({ page: documentRef('pages/whats-new'), ...updates }),
  head: ({ page }) => page.seo,
  View: WhatsNewView,
})
