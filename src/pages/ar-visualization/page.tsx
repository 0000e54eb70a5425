import { Section } from '../../ui/layout/section.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const HologramTool = lazyIsland(
  () => import('../../scenes/hologram/view/tool/hologram-tool.tsx'),
  'HologramTool',
)

export const page = defineSectionsPage({
  documents: { page: 'pages/ar-visualization' },
  strings: ['hologram', 'stage'],
  tools: ({ page }) => ({
    // The dark band that the model stands in.
    stage: (
      <Section tone="night" header={{ id: 'model', ...page.stage, className: 'mb-12' }}>
        <HologramTool />
      </Section>
    ),
  }),
})
