import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const PlannerSection = lazyIsland(() => import('./planner/planner.tsx'), 'PlannerSection')
const FieldSection = lazyIsland(() => import('./field-section.tsx'), 'FieldSection')

export const page = defineSectionsPage({
  documents: { page: 'pages/campaign-management', sample: 'demos/campaign' },
  tools: ({ page, sample }) => ({
    planner: <PlannerSection copy={page.planner} sample={sample} />,
    field: <FieldSection copy={page.field} />,
  }),
})
