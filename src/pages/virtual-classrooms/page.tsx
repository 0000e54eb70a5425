import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

const Desk = later(() => import('./desk.tsx').then((module) => module.Desk))
const ClassroomsStory = later(() =>
  import('./classrooms-story.tsx').then((module) => module.ClassroomsStory),
)

/** The heading; below it the boards of the five subjects, and what they hold to. */
function VirtualClassroomsView({
  documents: { page },
}: {
  documents: { page: VirtualClassrooms }
}) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-12 pb-12 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-14">
        <div className="lg:col-span-8">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4">{page.subtitle}</p>
      </Container>
      <Desk page={page} />
      <ClassroomsStory page={page} />
    </div>
  )
}

export const page = definePage<{ page: VirtualClassrooms }>({
  documents: () => ({ page: ref('pages/virtual-classrooms') }),
  // The other boards bring their own words when they are chosen.
  strings: ['biology', 'media'],
  head: ({ page }) => page.seo,
  View: VirtualClassroomsView,
})
