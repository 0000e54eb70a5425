import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const Room = lazyIsland(() => import('./room.tsx'), 'Room')

export const page = defineSectionsPage({
  documents: { page: 'pages/demo' },
  tools: ({ page }) => ({ room: <Room page={page} /> }),
})
