import { defineSamplePage } from '../civic/sample-page.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'

const Evening = lazyIsland(() => import('./evening.tsx'), 'Evening')

/** The evening in the hall. */
export const page = defineSamplePage(
  { page: 'pages/communication-features', demo: 'demos/communication' },
  Evening,
)
