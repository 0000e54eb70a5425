import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const Plan = lazyIsland(() => import('./plan.tsx'), 'Plan')

export const page = defineSectionsPage({
  documents: { page: 'pages/government-services' },
  tools: ({ page }) => ({ plan: <Plan page={page} /> }),
})
