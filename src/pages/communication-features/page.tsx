import { useState } from 'react'
import type { CommunicationDemo } from '../../../content/schemas/communication-demo.ts'
import type { CommunicationFeatures } from '../../../content/schemas/communication-features.ts'
import { ResetStrip } from '../civic/reset-strip.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

type Documents = { page: CommunicationFeatures; demo: CommunicationDemo }

const Evening = lazyIsland(() => import('./evening.tsx'), 'Evening')
const Reset = lazyIsland(async () => ({ ResetStrip }), 'ResetStrip')

/** The evening in the hall, and the way back to its beginning. */
function CommunicationFeaturesView({ page, demo }: Documents) {
  const [round, setRound] = useState(0)
  const tools = {
    evening: <Evening key={round} page={page} demo={demo} />,
    reset: <Reset copy={page.reset} onReset={() => setRound(round + 1)} />,
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage<Documents>({
  documents: {
    page: 'pages/communication-features',
    demo: 'demos/communication',
  },
  strings: ['voters'],
  head: ({ page }) => page.seo,
  content: (documents) => <CommunicationFeaturesView {...documents} />,
})
