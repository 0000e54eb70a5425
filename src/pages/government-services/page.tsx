import { type GovernmentServices, governmentServices } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { GovernmentView } from './government-view.tsx'

export const page = definePage<{ page: GovernmentServices }>({
  documents: () => ({ page: governmentServices }),
  head: ({ page }) => page.seo,
  View: GovernmentView,
})
