import { type CampaignDemo, type CampaignManagement, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { CampaignView } from './campaign-view.tsx'

export const page = definePage<{ page: CampaignManagement; sample: CampaignDemo }>({
  documents: () => ({ page: ref('pages/campaign-management'), sample: ref('demos/campaign') }),
  head: ({ page }) => page.seo,
  View: CampaignView,
})
