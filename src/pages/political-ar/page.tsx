import type { PoliticalAr } from '../../../content/schemas/political-ar.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Hero } from '../../ui/sections/hero.tsx'
import { interpolate } from '../interpolate.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'
import { countFeatures } from './model.ts'

const LivePicture = lazyIsland(
  () => import('../../scenes/story/view/tool/live-picture.tsx'),
  'LivePicture',
)
const CoreCategories = lazyIsland(() => import('./categories.tsx'), 'CoreCategories')
const MoreCategories = lazyIsland(() => import('./categories.tsx'), 'MoreCategories')
const CampaignWeeks = lazyIsland(() => import('./categories.tsx'), 'CampaignWeeks')

/** The political solutions: the heading, the true count, all features by name, and when a campaign uses them. */
export const page = defineSectionsPage({
  documents: { page: 'pages/political-ar' },
  strings: ['stage'],
  tools: ({ page }) => {
    const { core, more, weeks, count } = page
    return {
      intro: <Intro page={page} />,
      core: <CoreCategories copy={core} count={count} />,
      more: <MoreCategories copy={more} count={count} />,
      weeks: <CampaignWeeks copy={weeks} categories={[...core.categories, ...more.categories]} />,
    }
  },
})

function Intro({ page }: { page: PoliticalAr }) {
  const { eyebrow, title, text, total } = page
  const counted = (
    <p className="mt-5 border-t pt-3 font-mono text-sm">
      {interpolate(total, countFeatures(page))}
    </p>
  )
  return (
    <>
      <Hero layout="wide" {...{ eyebrow, title, text }} aside={counted} />
      <Container className="pt-8 pb-16 sm:pb-20 lg:pt-10 lg:pb-28">
        <LivePicture pictures={[page.picture]} className="aspect-video lg:aspect-[21/9]" />
      </Container>
    </>
  )
}
