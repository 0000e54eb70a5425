import { type DemoPage, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { DemoView } from './demo-view.tsx'

export const page = definePage<{ page: DemoPage }>({
  documents: () => ({ page: ref('pages/demo') }),
  head: ({ page }) => page.seo,
  View: DemoView,
})
