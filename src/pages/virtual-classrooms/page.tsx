import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const Subjects = lazyIsland(() => import('./subjects.tsx'), 'Subjects')
const Closing = lazyIsland(() => import('./subjects.tsx'), 'Closing')

export const page = defineSectionsPage({
  documents: { page: 'pages/virtual-classrooms' },
  // The other diagrams load their strings when they are chosen.
  strings: ['biology', 'media'],
  tools: ({ page }) => ({
    subjects: <Subjects page={page} />,
    closing: <Closing copy={page.closing} />,
  }),
})
