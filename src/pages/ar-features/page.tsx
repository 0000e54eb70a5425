import { type ArFeatures, arFeatures } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { ArFeaturesView } from './ar-features-view.tsx'

export const page = definePage<{ page: ArFeatures }>({
  documents: () => ({ page: arFeatures }),
  head: ({ page }) => page.seo,
  View: ArFeaturesView,
})
