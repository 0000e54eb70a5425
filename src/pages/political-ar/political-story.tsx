import type { PoliticalAr } from '../../documents/refs.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Loop } from '../../ui/loop/loop.tsx'
import { CallToAction } from '../call-to-action.tsx'
import { CampaignWeeks } from './campaign-weeks.tsx'
import { CoreCategories } from './core-categories.tsx'
import { MoreCategories } from './more-categories.tsx'

/** All features by name, and the weeks in which a campaign uses them. */
export function PoliticalStory({ page }: { page: PoliticalAr }) {
  return (
    <>
      <Container className="pt-10 pb-16 sm:pb-20 lg:pt-14 lg:pb-28">
        <Loop {...page.loop} priority className="aspect-video lg:aspect-[21/9]" />
      </Container>
      <CoreCategories copy={page.core} count={page.count} />
      <MoreCategories copy={page.more} count={page.count} />
      <CampaignWeeks
        copy={page.weeks}
        categories={[...page.core.categories, ...page.more.categories]}
      />
      <CallToAction {...page.callToAction} />
    </>
  )
}
