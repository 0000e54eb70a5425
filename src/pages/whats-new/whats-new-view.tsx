import { updateIds } from '../../documents/catalogue.ts'
import type { Update, WhatsNew } from '../../documents/refs.ts'
import { later } from '../later/later.tsx'

export type WhatsNewDocuments = { page: WhatsNew } & Record<`updates/${string}`, Update>

const WhatsNewStory = later(() =>
  import('./whats-new-story.tsx').then((module) => module.WhatsNewStory),
)

/** The updates as a line of dates. */
export function WhatsNewView({ documents }: { documents: WhatsNewDocuments }) {
  const updates = updateIds.flatMap((id) => {
    const update = documents[`updates/${id}`]
    return update ? [{ ...update, id }] : []
  })
  return (
    <div>
      <WhatsNewStory page={documents.page} updates={updates} />
    </div>
  )
}
