import type { DemoPage } from '../../../content/schemas/demo-page.ts'
import { documentRef } from '../../documents/load.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const Room = lazyIsland(() => import('./room.tsx'), 'Room')

export const page = definePage<{ page: DemoPage }>({
  documents: () => ({ page: documentRef('pages/demo') }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections sections={page.sections} tools={{ room: <Room page={page} /> }} />
  ),
})
