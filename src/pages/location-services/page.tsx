import { type LocationServices, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { LocationView } from './location-view.tsx'

export const page = definePage<{ page: LocationServices }>({
  documents: () => ({ page: ref('pages/location-services') }),
  strings: ['district', 'stage'],
  head: ({ page }) => page.seo,
  View: LocationView,
})
