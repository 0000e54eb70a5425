import type { Dashboard } from '../../../content/schemas/dashboard.ts'
import { ref } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'
import { Greeting } from './greeting.tsx'

const DashboardHero = later(() => import('./bands.tsx').then((module) => module.DashboardHero))
const Features = later(() => import('./bands.tsx').then((module) => module.Features))

export const page = definePage<{ page: Dashboard }>({
  documents: () => ({ page: ref('pages/dashboard') }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections
      sections={page.sections}
      tools={{
        greeting: <Greeting page={page} />,
        hero: <DashboardHero page={page} />,
        features: <Features copy={page.features} />,
      }}
    />
  ),
})
