import { type InteractiveDemo, type InteractiveFeatures, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { InteractiveFeaturesView } from './interactive-features-view.tsx'

export const page = definePage<{ page: InteractiveFeatures; demo: InteractiveDemo }>({
  documents: () => ({ page: ref('pages/interactive-features'), demo: ref('demos/interactive') }),
  strings: ['voters'],
  head: ({ page }) => page.seo,
  View: InteractiveFeaturesView,
})
