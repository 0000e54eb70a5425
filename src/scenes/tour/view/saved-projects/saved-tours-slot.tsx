import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from '../editor/create-editor.ts'

const loadSavedTours = () => import('./saved-tours.tsx')

/** The tours that this browser keeps, loaded once nobody waits for a picture. */
export function SavedToursSlot({ editor }: { editor: TourEditor }) {
  const { tour } = editor
  const { opening } = useSnapshot(tour)
  const list = useLoaded(loadSavedTours, !opening, () =>
    setFault(tour, { code: 'Viewer', name: '' }),
  )
  return list ? <list.SavedTours editor={editor} /> : null
}
