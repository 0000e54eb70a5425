import {
  type CommunicationDemo,
  type CommunicationFeatures,
  communicationDemo,
  communicationFeatures,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { CommunicationFeaturesView } from './communication-features-view.tsx'

export const page = definePage<{ page: CommunicationFeatures; demo: CommunicationDemo }>({
  documents: () => ({ page: communicationFeatures, demo: communicationDemo }),
  strings: ['voters'],
  head: ({ page }) => page.seo,
  View: CommunicationFeaturesView,
})
