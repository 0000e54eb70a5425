import type { CampaignDemo } from '../../../content/schemas/campaign-demo.ts'
import type { CampaignManagement } from '../../../content/schemas/campaign-management.ts'
import { ref } from '../../documents/load.ts'
import { Container } from '../../ui/layout/container.tsx'
import { Eyebrow } from '../../ui/layout/eyebrow.tsx'
import { Heading } from '../../ui/layout/heading.tsx'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'

interface CampaignViewProps {
  documents: { page: CampaignManagement; sample: CampaignDemo }
}

const CampaignStory = later(() =>
  import('./campaign-story.tsx').then((module) => module.CampaignStory),
)

/** What the tool is for; the tool itself comes right below. */
function CampaignView({ documents: { page, sample } }: CampaignViewProps) {
  return (
    <div>
      <Container className="grid gap-x-8 gap-y-6 pt-12 pb-12 lg:grid-cols-12 lg:items-end lg:pt-16 lg:pb-16">
        <div className="lg:col-span-7">
          <Eyebrow className="mb-5">{page.eyebrow}</Eyebrow>
          <Heading level={1}>{page.title}</Heading>
        </div>
        <p className="text-lead lg:col-span-4 lg:col-start-9">{page.lead}</p>
      </Container>
      <CampaignStory page={page} sample={sample} />
    </div>
  )
}

export const page = definePage<{ page: CampaignManagement; sample: CampaignDemo }>({
  documents: () => ({ page: ref('pages/campaign-management'), sample: ref('demos/campaign') }),
  head: ({ page }) => page.seo,
  View: CampaignView,
})
