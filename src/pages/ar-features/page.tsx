import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const DeviceCheck = lazyIsland(() => import('./device-check.tsx'), 'DeviceCheck')
const FeatureRows = lazyIsland(() => import('./features.tsx'), 'FeatureRows')
const SupportTable = lazyIsland(() => import('./features.tsx'), 'SupportTable')

/** What a browser can do in AR, and what the visitor's own can. */
export const page = defineSectionsPage({
  documents: { page: 'pages/ar-features' },
  tools: ({ page }) => ({
    check: <DeviceCheck copy={page.check} />,
    features: <FeatureRows copy={page.features} />,
    support: <SupportTable copy={page.support} />,
  }),
})
