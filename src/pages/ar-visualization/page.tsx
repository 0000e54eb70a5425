import { lazyIsland } from '../islands/lazy-island.tsx'
import { SceneSection } from '../scene-section.tsx'
import { defineSectionsPage } from '../sections.tsx'

const HologramTool = lazyIsland(
  () => import('../../scenes/hologram/view/tool/hologram-tool.tsx'),
  'HologramTool',
)

export const page = defineSectionsPage({
  documents: { page: 'pages/ar-visualization' },
  strings: ['hologram', 'stage'],
  tools: ({ page }) => ({
    stage: <SceneSection id="model" copy={page.stage} Tool={HologramTool} />,
  }),
})
