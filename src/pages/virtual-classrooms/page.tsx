import { ref, type VirtualClassrooms } from '../../documents/refs.ts'
import { definePage } from '../page.tsx'
import { VirtualClassroomsView } from './virtual-classrooms-view.tsx'

export const page = definePage<{ page: VirtualClassrooms }>({
  documents: () => ({ page: ref('pages/virtual-classrooms') }),
  // The other boards bring their own words when they are chosen.
  strings: ['biology', 'media'],
  head: ({ page }) => page.seo,
  View: VirtualClassroomsView,
})
