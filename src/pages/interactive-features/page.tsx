import type { InteractiveDemo } from '../../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

interface InteractiveFeaturesViewProps {
  documents: { page: InteractiveFeatures; demo: InteractiveDemo }
}

const Instruments = later(() => import('./instruments.tsx').then((module) => module.Instruments))

/** The heading over the finder; the instruments come alive later. */
function InteractiveFeaturesView({ documents: { page, demo } }: InteractiveFeaturesViewProps) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-10 pb-12 lg:grid-cols-12 lg:items-end lg:pt-14 lg:pb-16">
        <div className="min-w-0 lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1} className="wrap-break-word">
            {page.title}
          </Heading>
        </div>
        <div className="lg:col-span-4 lg:col-start-9">
          <p className="text-lead">{page.text}</p>
          <p className="mt-4 text-sm text-ink-soft">{page.sample}</p>
        </div>
      </Container>
      <Instruments page={page} demo={demo} />
    </div>
  )
}

export const page = definePage<{ page: InteractiveFeatures; demo: InteractiveDemo }>({
  documents: () => ({ page: ref('pages/interactive-features'), demo: ref('demos/interactive') }),
  strings: ['voters'],
  head: ({ page }) => page.seo,
  View: InteractiveFeaturesView,
})
