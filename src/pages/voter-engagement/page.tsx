import {
  type VoterEngagement,
  type VoterEngagementDemo,
  voterEngagement,
  voterEngagementDemo,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { VoterEngagementView } from './voter-engagement-view.tsx'

export const page = definePage<{ page: VoterEngagement; demo: VoterEngagementDemo }>({
  documents: () => ({ page: voterEngagement, demo: voterEngagementDemo }),
  strings: ['voters', 'media'],
  head: ({ page }) => page.seo,
  View: VoterEngagementView,
})
