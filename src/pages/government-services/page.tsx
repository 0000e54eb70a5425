import type { GovernmentServices } from '../../../content/schemas/government-services.ts'
import { documentRef } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const Plan = later(() => import('./plan.tsx').then((module) => module.Plan))

export const page = definePage<{ page: GovernmentServices }>({
  documents: () => ({ page: documentRef('pages/government-services') }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections sections={page.sections} tools={{ plan: <Plan page={page} /> }} />
  ),
})
