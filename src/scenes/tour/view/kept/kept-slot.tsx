import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { setFault } from '../../model/tour.ts'
import type { TourDesk } from '../desk/create-desk.ts'

const loadKept = () => import('./kept-tours.tsx')

/** The tours that this browser keeps, loaded once nobody waits for a picture. */
export function KeptSlot({ desk }: { desk: TourDesk }) {
  const { tour } = desk
  const { opening } = useSnapshot(tour)
  const refuse = useCallback(() => setFault(tour, { code: 'Viewer', name: '' }), [tour])
  const kept = useLoaded(loadKept, !opening, refuse)
  return kept ? <kept.KeptTours desk={desk} /> : null
}
