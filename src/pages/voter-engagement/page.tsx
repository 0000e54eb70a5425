import type { VoterEngagement } from '../../../content/schemas/voter-engagement.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const HeroLoop = lazyIsland(() => import('../../ui/loop/loop.tsx'), 'Loop')
const Program = lazyIsland(() => import('./program.tsx'), 'Program')
const DemoSections = lazyIsland(() => import('./demo-sections.tsx'), 'DemoSections')

/** The visit: its heading and programme, and the stations, which come alive later. */
export const page = defineSectionsPage({
  documents: { page: 'pages/voter-engagement', demo: 'demos/voter-engagement' },
  strings: ['voters', 'media'],
  tools: ({ page, demo }) => ({
    intro: <Intro page={page} />,
    stations: <DemoSections page={page} demo={demo} />,
  }),
})

/** What the visit is about, and its programme. */
function Intro({ page }: { page: VoterEngagement }) {
  return (
    <Container className="pt-10 pb-16 sm:pb-20 lg:pt-14">
      <p className="kind mb-5">{page.eyebrow}</p>
      <Heading level={1} className="wrap-break-word">
        {page.title}
      </Heading>
      <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-12">
        <div className="lg:order-last lg:col-span-4 lg:flex lg:flex-col lg:justify-between">
          <p className="max-w-md text-lead">{page.text}</p>
          <p className="mt-6 max-w-sm border-t pt-4 text-sm text-ink-soft">{page.sample}</p>
        </div>
        <div className="lg:col-span-8">
          <HeroLoop {...page.loop} priority className="max-sm:aspect-[4/3]" />
        </div>
      </div>
      <Program page={page} />
    </Container>
  )
}
