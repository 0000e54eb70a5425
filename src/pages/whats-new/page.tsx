import { updateIds } from '../../documents/catalog.ts'
import { lazyIsland } from '../islands/lazy-island.tsx'
import { defineSectionsPage } from '../sections.tsx'

const Updates = lazyIsland(() => import('./updates.tsx'), 'Updates')

/** The updates as a line of dates. */
export const page = defineSectionsPage<
  { page: 'pages/whats-new' } & Record<`updates/${string}`, `updates/${string}`>
>({
  documents: {
    page: 'pages/whats-new',
    ...Object.fromEntries(updateIds.map((id) => [`updates/${id}`, `updates/${id}`])),
  },
  tools: ({ page, ...documents }) => ({
    updates: (
      <Updates
        page={page}
        updates={updateIds.flatMap((id) => {
          const update = documents[`updates/${id}`]
          return update ? [{ ...update, id }] : []
        })}
      />
    ),
  }),
})
