import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

const GovernmentStory = later(() =>
  import('./government-story.tsx').then((module) => module.GovernmentStory),
)

/** What the portal is, and its hall; the plan comes below. */
function GovernmentView({ documents: { page } }: { documents: { page: GovernmentServices } }) {
  return (
    <div>
      <Container className="pt-12 pb-16 sm:pb-20 lg:pt-16">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="lg:col-span-7">
            <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
            <Heading level={1}>{page.title}</Heading>
          </div>
          <p className="text-lead lg:col-span-4 lg:col-start-9">{page.lead}</p>
        </div>
        <Picture
          {...page.picture}
          sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
          priority
          className="mt-12 aspect-[4/3] sm:aspect-[2/1]"
        />
      </Container>
      <GovernmentStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: GovernmentServices }>({
  documents: () => ({ page: ref('pages/government-services') }),
  head: ({ page }) => page.seo,
  View: GovernmentView,
})
