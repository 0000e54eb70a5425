import type { DemoPage } from '../../../content/schemas/demo-page.ts'
import { ref } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

const DemoStory = later(() => import('./demo-story.tsx').then((module) => module.DemoStory))

/** A room to look round in, and tips for the tools. */
function DemoView({ documents: { page } }: { documents: { page: DemoPage } }) {
  return (
    <div>
      <DemoStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: DemoPage }>({
  documents: () => ({ page: ref('pages/demo') }),
  head: ({ page }) => page.seo,
  View: DemoView,
})
