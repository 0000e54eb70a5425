import type { CampaignDemo } from '../../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../../content/schemas/campaign-management.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const PlannerSection = lazyIsland(() => import('./planner/planner.tsx'), 'PlannerSection')
const FieldSection = lazyIsland(() => import('./field-section.tsx'), 'FieldSection')

export const page = definePage<{ page: CampaignManagement; sample: CampaignDemo }>({
  documents: () => ({
    page: documentRef('pages/campaign-management'),
    sample: documentRef('demos/campaign'),
  }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page, sample } }) => (
    <Sections
      sections={page.sections}
      tools={{
        planner: <PlannerSection copy={page.planner} sample={sample} />,
        field: <FieldSection copy={page.field} />,
      }}
    />
  ),
})
