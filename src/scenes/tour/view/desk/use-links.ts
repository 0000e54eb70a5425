import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { Linking } from '../../model/linking/linking.ts'
import { fail } from '../../model/tour.ts'
import type { TourDesk } from './create-desk.ts'
import { sampleRoom } from './make-rooms.ts'
import { useIsOn } from './use-is-on.ts'

const loadLinks = () => import('../links/index.ts')

/** What links rooms, loaded for a tour of several: a single picture has no use for it, but the sample's address. */
export function useLinks({ tour, state }: TourDesk) {
  const { history, present } = useSnapshot(state)
  const { rooms } = history.present
  const isWanted =
    rooms.length > 1 || present === sampleRoom || rooms.some(({ notes }) => notes.length > 0)
  const parts = useLoaded(loadLinks, isWanted, () => fail(tour, { code: 'Viewer', name: '' }))
  const [linking, setLinking] = useState<Linking>()
  if (parts && !linking) setLinking(parts.createLinking())
  const isEdited = useIsOn(linking)
  return parts && linking && { ...parts, linking, isEdited }
}
