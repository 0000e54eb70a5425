import type { SolutionsPage } from '../../../content/schemas/solutions-page.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { GroupIndex } from './group-index.tsx'

const SolutionsStory = later(() =>
  import('./solutions-story.tsx').then((module) => module.SolutionsStory),
)

/** All solutions: the heading, the way to each industry, and the groups below. */
function SolutionsView({ documents: { page } }: { documents: { page: SolutionsPage } }) {
  return (
    <div>
      <Container className="pt-12 lg:pt-16">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-8">
            <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
            <Heading level={1}>{page.title}</Heading>
          </div>
          <p className="text-lead lg:col-span-4">{page.text}</p>
        </div>
        <GroupIndex page={page} />
      </Container>
      <SolutionsStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: SolutionsPage }>({
  documents: () => ({ page: ref('pages/solutions') }),
  head: ({ page }) => page.seo,
  View: SolutionsView,
})
