import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const LegalPart = lazyIsland(() => import('./parts.tsx'), 'LegalPart')

/** Privacy or terms: in short, and then the whole of it. */
export const defineLegalPage = (name: 'privacy' | 'terms') =>
  defineSectionsPage({
    documents: { page: `legal/${name}` },
    tools:
      ({ page }) =>
      (name) => <LegalPart name={name} page={page} />,
  })
