import { type GovernmentServices, ref } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { GovernmentView } from './government-view.tsx'

export const page = definePage<{ page: GovernmentServices }>({
  documents: () => ({ page: ref('pages/government-services') }),
  head: ({ page }) => page.seo,
  View: GovernmentView,
})
