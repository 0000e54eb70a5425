import type { DemoPage } from '../../../content/schemas/demo-page.ts'
import { documentRef } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const Room = later(() => import('./room.tsx').then((module) => module.Room))

export const page = definePage<{ page: DemoPage }>({
  documents: () => ({ page: documentRef('pages/demo') }),
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections sections={page.sections} tools={{ room: <Room page={page} /> }} />
  ),
})
