import { type PoliticalAr, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { PoliticalArView } from './political-ar-view.tsx'

export const page = definePage<{ page: PoliticalAr }>({
  documents: () => ({ page: ref('pages/political-ar') }),
  strings: ['media'],
  head: ({ page }) => page.seo,
  View: PoliticalArView,
})
