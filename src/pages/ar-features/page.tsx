import type { ArFeatures } from '../../../content/schemas/ar-features.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

const FeaturesStory = later(() =>
  import('./features-story.tsx').then((module) => module.FeaturesStory),
)

/** What a browser can do in AR: the heading, and everything below. */
function ArFeaturesView({ documents: { page } }: { documents: { page: ArFeatures } }) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-12 pb-16 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-20">
        <div className="lg:col-span-8">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4">{page.text}</p>
      </Container>
      <FeaturesStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: ArFeatures }>({
  documents: () => ({ page: ref('pages/ar-features') }),
  head: ({ page }) => page.seo,
  View: ArFeaturesView,
})
