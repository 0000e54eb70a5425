import type { VirtualClassrooms } from '../../../content/schemas/virtual-classrooms.ts'
import { documentRef } from '../../documents/load.ts'
import { later } from '../later/later.tsx'
import { definePage } from '../page.tsx'
import { Sections } from '../sections.tsx'

const Subjects = later(() => import('./subjects.tsx').then((module) => module.Subjects))
const Closing = later(() => import('./subjects.tsx').then((module) => module.Closing))

export const page = definePage<{ page: VirtualClassrooms }>({
  documents: () => ({ page: documentRef('pages/virtual-classrooms') }),
  // The other boards bring their own words when they are chosen.
  strings: ['biology', 'media'],
  head: ({ page }) => page.seo,
  View: ({ documents: { page } }) => (
    <Sections
      sections={page.sections}
      tools={{ subjects: <Subjects page={page} />, closing: <Closing copy={page.closing} /> }}
    />
  ),
})
