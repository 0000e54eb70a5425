import { defineSamplePage } from '../civic/sample-page.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'

const Instruments = lazyIsland(() => import('./instruments.tsx'), 'Instruments')

/** Five instruments to try. */
export const page = defineSamplePage(
  { page: 'pages/interactive-features', demo: 'demos/interactive' },
  Instruments,
)
