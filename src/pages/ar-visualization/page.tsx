import type { ArVisualization } from '../../../content/schemas/ar-visualization.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

const HologramStage = later(() =>
  import('./hologram-stage.tsx').then((module) => module.HologramStage),
)
const VisualizationStory = later(() =>
  import('./visualization-story.tsx').then((module) => module.VisualizationStory),
)

/** The heading; below it the stage, and what it is good for. */
function ArVisualizationView({ documents: { page } }: { documents: { page: ArVisualization } }) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-12 pb-14 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-20">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.subtitle}</p>
      </Container>
      <HologramStage copy={page.stage} />
      <VisualizationStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: ArVisualization }>({
  documents: () => ({ page: ref('pages/ar-visualization') }),
  strings: ['hologram', 'stage'],
  head: ({ page }) => page.seo,
  View: ArVisualizationView,
})
