import { type ArFeatures, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { ArFeaturesView } from './ar-features-view.tsx'

export const page = definePage<{ page: ArFeatures }>({
  documents: () => ({ page: ref('pages/ar-features') }),
  head: ({ page }) => page.seo,
  View: ArFeaturesView,
})
