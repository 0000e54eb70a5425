import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../content/schemas/communication-features.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

interface CommunicationFeaturesViewProps {
  documents: { page: CommunicationFeatures; demo: CommunicationDemo }
}

const Evening = later(() => import('./evening.tsx').then((module) => module.Evening))

/** The hall as a picture under its heading; the evening in it comes alive later. */
function CommunicationFeaturesView({ documents: { page, demo } }: CommunicationFeaturesViewProps) {
  return (
    <div>
      <Container className="pt-10 pb-16 sm:pb-20 lg:pt-14">
        <div className="grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:items-end">
          <div className="min-w-0 lg:col-span-7">
            <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
            <Heading level={1} className="wrap-break-word">
              {page.title}
            </Heading>
          </div>
          <div className="lg:col-span-4 lg:col-start-9">
            <p className="text-lead">{page.text}</p>
          </div>
        </div>
        <div className="mt-10 lg:mt-14">
          <Picture
            {...page.picture}
            sizes="(min-width: 80rem) 1200px, calc(100vw - 2.5rem)"
            priority
            className="aspect-[4/3] sm:aspect-[21/9]"
          />
        </div>
        <p className="mt-4 text-sm text-ink-soft">{page.sample}</p>
      </Container>
      <Evening page={page} demo={demo} />
    </div>
  )
}

export const page = definePage<{ page: CommunicationFeatures; demo: CommunicationDemo }>({
  documents: () => ({
    page: ref('pages/communication-features'),
    demo: ref('demos/communication'),
  }),
  strings: ['voters'],
  head: ({ page }) => page.seo,
  View: CommunicationFeaturesView,
})
