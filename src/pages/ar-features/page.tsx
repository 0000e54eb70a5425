import type { ArFeatures } from '../../../content/schemas/ar-features.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const DeviceCheck = lazyIsland(() => import('./device-check.tsx'), 'DeviceCheck')
const FeatureRows = lazyIsland(() => import('./features.tsx'), 'FeatureRows')
const SupportTable = lazyIsland(() => import('./features.tsx'), 'SupportTable')

/** What a browser can do in AR, and what the visitor's own can. */
function ArFeaturesView({ documents: { page } }: { documents: { page: ArFeatures } }) {
  const tools = {
    check: <DeviceCheck copy={page.check} />,
    features: <FeatureRows copy={page.features} />,
    support: <SupportTable copy={page.support} />,
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage<{ page: ArFeatures }>({
  documents: () => ({ page: documentRef('pages/ar-features') }),
  head: ({ page }) => page.seo,
  View: ArFeaturesView,
})
