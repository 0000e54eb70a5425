import { type PoliticalAr, politicalAr } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { PoliticalArView } from './political-ar-view.tsx'

export const page = definePage<{ page: PoliticalAr }>({
  documents: () => ({ page: politicalAr }),
  strings: ['media'],
  head: ({ page }) => page.seo,
  View: PoliticalArView,
})
