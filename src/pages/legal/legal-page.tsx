import type { Legal } from '../../../content/schemas/legal.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const LegalPart = lazyIsland(() => import('./parts.tsx'), 'LegalPart')

/** Privacy or terms: in short, and then the whole of it. */
export const legalPage = (name: 'privacy' | 'terms') =>
  definePage<{ page: Legal }>({
    documents: () => ({ page: documentRef(`legal/${name}`) }),
    head: ({ page }) => page.seo,
    View: LegalView,
  })

function LegalView({ documents: { page } }: { documents: { page: Legal } }) {
  return (
    <Sections sections={page.sections} tools={(name) => <LegalPart name={name} page={page} />} />
  )
}
