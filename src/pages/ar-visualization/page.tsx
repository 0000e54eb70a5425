import type { ArVisualization } from '../../../content/schemas/ar-visualization.ts'
import { documentRef } from '../../documents/load.ts'
import { Section } from '../../ui/layout/section.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const HologramTool = lazyIsland(
  () => import('../../scenes/hologram/view/tool/hologram-tool.tsx'),
  'HologramTool',
)

export const page = definePage<{ page: ArVisualization }>({
  documents: () => ({ page: documentRef('pages/ar-visualization') }),
  strings: ['hologram', 'stage'],
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections sections={page.sections} tools={{ stage: <HologramStage copy={page.stage} /> }} />
  ),
})

/** The dark band that the model stands in. */
function HologramStage({ copy }: { copy: ArVisualization['stage'] }) {
  return (
    <Section tone="night" header={{ id: 'model', ...copy, className: 'mb-12' }}>
      <HologramTool />
    </Section>
  )
}
