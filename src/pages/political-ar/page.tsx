import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { fill } from '../fill.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { countFeatures } from './count-features.ts'

const PoliticalStory = later(() =>
  import('./political-story.tsx').then((module) => module.PoliticalStory),
)

/** The political solutions: the heading, the true count, and everything below. */
function PoliticalArView({ documents: { page } }: { documents: { page: PoliticalAr } }) {
  return (
    <div>
      <Container className="pt-12 lg:pt-16">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
            <Heading level={1}>{page.title}</Heading>
          </div>
          <div className="lg:col-span-4">
            <p className="text-lead">{page.text}</p>
            <p className="mt-5 border-t pt-3 font-mono text-sm">
              {fill(page.total, countFeatures(page))}
            </p>
          </div>
        </div>
      </Container>
      <PoliticalStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: PoliticalAr }>({
  documents: () => ({ page: ref('pages/political-ar') }),
  strings: ['media'],
  head: ({ page }) => page.seo,
  View: PoliticalArView,
})
