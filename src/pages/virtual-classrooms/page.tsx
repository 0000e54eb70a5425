import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const Subjects = lazyIsland(() => import('./subjects.tsx'), 'Subjects')
const Closing = lazyIsland(() => import('./subjects.tsx'), 'Closing')

export const page = definePage<{ page: VirtualClassrooms }>({
  documents: () => ({ page: documentRef('pages/virtual-classrooms') }),
  // The other diagrams load their strings when they are chosen.
  strings: ['biology', 'media'],
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections
      sections={page.sections}
      tools={{ subjects: <Subjects page={page} />, closing: <Closing copy={page.closing} /> }}
    />
  ),
})
