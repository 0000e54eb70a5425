import { type ComponentType, useState } from 'react'
import type { Section } from '../../../content/schemas/sections.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { type DocumentsAt, definePage, type PageHead } from '../page.tsx'
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
export function defineSamplePage<const P extends { page: string; demo: string }>(
  documents: P,
  Samples: ComponentType<DocumentsAt<P>>,
) {
  const pageOf = ({ page }: DocumentsAt<P>) => page as SampleDocument
  function SamplePage(loaded: DocumentsAt<P>) {
    const [round, setRound] = useState(0)
    const { sections, reset } = pageOf(loaded)
    return (
      <Sections
        sections={sections}
        tools={(name) =>
          name === 'reset' ? (
            <ResetStrip copy={reset} onReset={() => setRound(round + 1)} />
          ) : (
            <Samples key={round} {...loaded} />
          )
        }
      />
    )
  }
  return definePage({
    documents,
    strings: ['voters'],
    head: (loaded) => pageOf(loaded).seo,
    content: (loaded) => <SamplePage {...loaded} />,
  })
}
