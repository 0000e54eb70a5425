import type { IndustriesPage } from '../../../content/schemas/industries-page.ts'
import type { Industry } from '../../../content/schemas/industry.ts'
import { ref } from '../../documents/load.ts'
import { definePage } from '../page.tsx'
import { IndustriesView } from './industries-view.tsx'
import { selectedIndustry } from './selected-industry.ts'

export const page = definePage<{ page: IndustriesPage; industry: Industry }>({
  documents: (params) => ({
    page: ref('pages/industries'),
    industry: ref(`industries/${selectedIndustry(params)}`),
  }),
  head: ({ industry }, params) => ({
    ...industry.seo,
    canonicalPath: `/industries/${selectedIndustry(params)}`,
  }),
  View: IndustriesView,
})
