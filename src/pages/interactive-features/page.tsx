import { defineSamplePage } from '../civic/sample-page.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'

const Samples = lazyIsland(() => import('./interactive-samples.tsx'), 'InteractiveSamples')

/** Five instruments to try. */
export const page = defineSamplePage(
  { page: 'pages/interactive-features', demo: 'demos/interactive' },
  Samples,
)
