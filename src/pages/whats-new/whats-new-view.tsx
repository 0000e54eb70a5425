import type { Update, WhatsNew } from '../../documents/refs.ts'
import { updateIds } from '../../site/updates.ts'
import { later } from '../later/later.tsx'

export interface WhatsNewViewProps {
  documents: { page: WhatsNew } & Record<(typeof updateIds)[number], Update>
}

const WhatsNewStory = later(() =>
  import('./whats-new-story.tsx').then((module) => module.WhatsNewStory),
)

/** The updates as a line of dates. */
export function WhatsNewView({ documents: { page, ...updates } }: WhatsNewViewProps) {
  return (
    <div>
      <WhatsNewStory page={page} updates={updateIds.map((id) => ({ id, ...updates[id] }))} />
    </div>
  )
}
