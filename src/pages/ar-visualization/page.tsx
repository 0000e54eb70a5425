import type { ArVisualization } from '../../../content/schemas/ar-visualization.ts'
import { ref } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const HologramStage = later(() =>
  import('./hologram-stage.tsx').then((module) => module.HologramStage),
)

export const page = definePage<{ page: ArVisualization }>({
  documents: () => ({ page: ref('pages/ar-visualization') }),
  strings: ['hologram', 'stage'],
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections sections={page.sections} tools={{ stage: <HologramStage copy={page.stage} /> }} />
  ),
})
