import { defineSamplePage } from '../civic/sample-page.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'

const Samples = lazyIsland(() => import('./communication-samples.tsx'), 'CommunicationSamples')

/** The samples of a town hall meeting, to try. */
export const page = defineSamplePage(
  { page: 'pages/communication-features', demo: 'demos/communication' },
  Samples,
)
