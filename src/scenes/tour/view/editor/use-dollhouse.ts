import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { hasHome } from '../../model/home/home-data.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from './create-editor.ts'

const loadHouse = () => import('../dollhouse/index.ts')

/** What shows the sample home from above, loaded for a tour of it. */
export function useDollhouse({ tour, state }: TourEditor) {
  const { history } = useSnapshot(state)
  const isWanted = hasHome(history.present)
  const parts = useLoaded(loadHouse, isWanted, () => setFault(tour, { code: 'Viewer', name: '' }))
  return isWanted ? parts : undefined
}
