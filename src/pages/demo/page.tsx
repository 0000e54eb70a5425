import { type DemoPage, demoPage } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { DemoView } from './demo-view.tsx'

export const page = definePage<{ page: DemoPage }>({
  documents: () => ({ page: demoPage }),
  head: ({ page }) => page.seo,
  View: DemoView,
})
