import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { setFault } from '../../model/tour.ts'
import type { TourDesk } from '../desk/create-desk.ts'

const loadSavedTours = () => import('./saved-tours.tsx')

/** The tours that this browser keeps, loaded once nobody waits for a picture. */
export function SavedToursSlot({ desk }: { desk: TourDesk }) {
  const { tour } = desk
  const { opening } = useSnapshot(tour)
  const refuse = useCallback(() => setFault(tour, { code: 'Viewer', name: '' }), [tour])
  const list = useLoaded(loadSavedTours, !opening, refuse)
  return list ? <list.SavedTours desk={desk} /> : null
}
