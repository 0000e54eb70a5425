import { ref, type VoterEngagement, type VoterEngagementDemo } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { VoterEngagementView } from './voter-engagement-view.tsx'

export const page = definePage<{ page: VoterEngagement; demo: VoterEngagementDemo }>({
  documents: () => ({ page: ref('pages/voter-engagement'), demo: ref('demos/voter-engagement') }),
  strings: ['voters', 'media'],
  head: ({ page }) => page.seo,
  View: VoterEngagementView,
})
