import { type ArVisualization, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { ArVisualizationView } from './ar-visualization-view.tsx'

export const page = definePage<{ page: ArVisualization }>({
  documents: () => ({ page: ref('pages/ar-visualization') }),
  strings: ['hologram', 'stage'],
  head: ({ page }) => page.seo,
  View: ArVisualizationView,
})
