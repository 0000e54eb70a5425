import { useState } from 'react'
import type { InteractiveDemo } from '../../../content/schemas/interactive-demo.ts'
import type { InteractiveFeatures } from '../../../content/schemas/interactive-features.ts'
import { ResetStrip } from '../civic/reset-strip.tsx'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

type Documents = { page: InteractiveFeatures; demo: InteractiveDemo }

const Instruments = lazyIsland(() => import('./instruments.tsx'), 'Instruments')
const Reset = lazyIsland(async () => ({ ResetStrip }), 'ResetStrip')

/** Five instruments to try, and the way back to how they were found. */
function InteractiveFeaturesView({ page, demo }: Documents) {
  const [round, setRound] = useState(0)
  const tools = {
    instruments: <Instruments key={round} page={page} demo={demo} />,
    reset: <Reset copy={page.reset} onReset={() => setRound(round + 1)} />,
  }
  return <Sections sections={page.sections} tools={tools} />
}

export const page = definePage<Documents>({
  documents: {
    page: 'pages/interactive-features',
    demo: 'demos/interactive',
  },
  strings: ['voters'],
  head: ({ page }) => page.seo,
  content: (documents) => <InteractiveFeaturesView {...documents} />,
})
