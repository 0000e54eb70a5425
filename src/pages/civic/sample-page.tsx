import { type ComponentType, useState } from 'react'
import type { Section } from '../../../content/schemas/sections.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage, type PageHead } from '../page.tsx'
import { Sections } from '../sections.tsx'

const ResetStrip = lazyIsland(() => import('./reset-strip.tsx'), 'ResetStrip')

interface SampleDocument {
  seo: PageHead
  sections: Section[]
  reset: { label: string; done: string }
}

/**
 * Defines a page with samples to try, and the way back to how they were found.
 * @param Samples  the tool beside `reset` in the page's sections
 */
export function defineSamplePage<Page extends SampleDocument, Demo extends object>(
  documents: { page: string; demo: string },
  Samples: ComponentType<{ page: Page; demo: Demo }>,
) {
  function SamplePage({ page, demo }: { page: Page; demo: Demo }) {
    const [round, setRound] = useState(0)
    return (
      <Sections
        sections={page.sections}
        tools={(name) =>
          name === 'reset' ? (
            <ResetStrip copy={page.reset} onReset={() => setRound(round + 1)} />
          ) : (
            <Samples key={round} page={page} demo={demo} />
          )
        }
      />
    )
  }
  return definePage<{ page: Page; demo: Demo }>({
    documents,
    strings: ['voters'],
    head: ({ page }) => page.seo,
    content: (loaded) => <SamplePage {...loaded} />,
  })
}
