import type { CampaignDemo } from '../../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../../content/schemas/campaign-management.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const PlannerSection = lazyIsland(() => import('./planner/planner.tsx'), 'PlannerSection')
const FieldSection = lazyIsland(() => import('./field-section.tsx'), 'FieldSection')

export const page = defineSectionsPage<{ page: CampaignManagement; sample: CampaignDemo }>({
  documents: { page: 'pages/campaign-management', sample: 'demos/campaign' },
  tools: ({ page, sample }) => ({
    planner: <PlannerSection copy={page.planner} sample={sample} />,
    field: <FieldSection copy={page.field} />,
  }),
})
