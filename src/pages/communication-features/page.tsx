import { type CommunicationDemo, type CommunicationFeatures, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { CommunicationFeaturesView } from './communication-features-view.tsx'

export const page = definePage<{ page: CommunicationFeatures; demo: CommunicationDemo }>({
  documents: () => ({
    page: ref('pages/communication-features'),
    demo: ref('demos/communication'),
  }),
  strings: ['voters'],
  head: ({ page }) => page.seo,
  View: CommunicationFeaturesView,
})
