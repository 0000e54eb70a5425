import { Section } from '../../ui/layout/section.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const DistrictTool = lazyIsland(
  () => import('../../scenes/district/view/tool/district-tool.tsx'),
  'DistrictTool',
)
const Scale = lazyIsland(() => import('./scale.tsx'), 'Scale')

export const page = defineSectionsPage({
  documents: { page: 'pages/location-services' },
  strings: ['district', 'stage'],
  tools: ({ page }) => ({
    // A district to try it in.
    district: (
      <Section
        tone="night"
        id="district"
        header={{ ...page.district, id: 'district-title' }}
        className="lg:py-20"
      >
        <div className="mt-10 lg:mt-14">
          <DistrictTool />
        </div>
      </Section>
    ),
    scale: <Scale copy={page.scale} />,
  }),
})
