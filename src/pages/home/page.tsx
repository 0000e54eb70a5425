import type { Home } from '../../../content/schemas/home.ts'
import type { Insight } from '../../../content/schemas/insight.ts'
import type { SiteSettings } from '../../../content/schemas/site-settings.ts'
import { ref, site } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'
import { Hero } from './hero.tsx'

interface HomeViewProps {
  documents: { page: Home; insight: Insight; site: SiteSettings }
}

const Demo = later(() => import('./demo.tsx').then((module) => module.Demo))
const Capabilities = later(() =>
  import('./capabilities/capabilities.tsx').then((module) => module.Capabilities),
)
const HowItWorks = later(() => import('./bands.tsx').then((module) => module.HowItWorks))
const Analytics = later(() => import('./bands.tsx').then((module) => module.Analytics))
const Solutions = later(() => import('./bands.tsx').then((module) => module.Solutions))

/** The first screen comes alive with the page, what lies below it later. */
function HomeView({ documents: { page, insight, site } }: HomeViewProps) {
  const { close } = page
  const tools = {
    hero: <Hero copy={page.hero} />,
    demo: <Demo copy={page.demo} product={site.brand} close={close} />,
    capabilities: <Capabilities copy={page.capabilities} close={close} />,
    howItWorks: <HowItWorks copy={page.howItWorks} />,
    analytics: <Analytics copy={page.analytics} insight={insight} />,
    solutions: <Solutions copy={page.solutions} />,
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage<HomeViewProps['documents']>({
  documents: () => ({ page: ref('pages/home'), insight: ref('demos/insight'), site }),
  strings: ['how-ar', 'stage', 'media'],
  head: ({ page }) => page.seo,
  View: HomeView,
})
