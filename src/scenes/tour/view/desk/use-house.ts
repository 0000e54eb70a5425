import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { hasHome } from '../../model/home/home-data.ts'
import { setFault } from '../../model/tour.ts'
import type { TourDesk } from './create-desk.ts'

const loadHouse = () => import('../dollhouse/index.ts')

/** What shows the sample home from above, loaded for a tour of it. */
export function useHouse({ tour, state }: TourDesk) {
  const { history } = useSnapshot(state)
  const isWanted = hasHome(history.present)
  const parts = useLoaded(loadHouse, isWanted, () => setFault(tour, { code: 'Viewer', name: '' }))
  return isWanted ? parts : undefined
}
