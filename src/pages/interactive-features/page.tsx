import {
  type InteractiveDemo,
  type InteractiveFeatures,
  interactiveDemo,
  interactiveFeatures,
} from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { InteractiveFeaturesView } from './interactive-features-view.tsx'

export const page = definePage<{ page: InteractiveFeatures; demo: InteractiveDemo }>({
  documents: () => ({ page: interactiveFeatures, demo: interactiveDemo }),
  strings: ['voters'],
  head: ({ page }) => page.seo,
  View: InteractiveFeaturesView,
})
