import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const Plan = lazyIsland(() => import('./plan.tsx'), 'Plan')

export const page = defineSectionsPage<{ page: GovernmentServices }>({
  documents: { page: 'pages/government-services' },
  tools: ({ page }) => ({ plan: <Plan page={page} /> }),
})
