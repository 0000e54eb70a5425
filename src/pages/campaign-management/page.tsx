import {
  type CampaignDemo,
  type CampaignManagement,
  campaignDemo,
  campaignManagement,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { CampaignView } from './campaign-view.tsx'

export const page = definePage<{ page: CampaignManagement; sample: CampaignDemo }>({
  documents: () => ({ page: campaignManagement, sample: campaignDemo }),
  head: ({ page }) => page.seo,
  View: CampaignView,
})
