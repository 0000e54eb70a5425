import { lazyIsland } from '../islands/lazy-island.tsx'
import { SceneSection } from '../scene-section.tsx'
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
    district: <SceneSection id="district" copy={page.district} Tool={DistrictTool} />,
    scale: <Scale copy={page.scale} />,
  }),
})
