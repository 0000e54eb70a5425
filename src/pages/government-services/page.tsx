import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const Plan = lazyIsland(() => import('./plan.tsx'), 'Plan')

export const page = definePage<{ page: GovernmentServices }>({
  documents: () => ({ page: documentRef('pages/government-services') }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections sections={page.sections} tools={{ plan: <Plan page={page} /> }} />
  ),
})
