import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { proxy } from 'valtio/vanilla'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { Linking } from '../../model/linking/linking.ts'
import { fail } from '../../model/tour.ts'
import type { TourDesk } from './create-desk.ts'
import { sampleRoom } from './make-rooms.ts'

const loadLinks = () => import('../links/index.ts')

/** Before there is anything that could be linked. */
const idle = proxy({ isOn: false })

/** What links rooms, loaded for a tour of several: a single picture has no use for it, but the sample's address. */
export function useLinks({ tour, state }: TourDesk) {
  const { history, present } = useSnapshot(state)
  const { rooms } = history.present
  const isWanted =
    rooms.length > 1 || present === sampleRoom || rooms.some(({ notes }) => notes.length > 0)
  const parts = useLoaded(loadLinks, isWanted, () => fail(tour, { code: 'Viewer', name: '' }))
  const [linking, setLinking] = useState<Linking>()
  if (parts && !linking) setLinking(parts.createLinking())
  const { isOn } = useSnapshot<{ isOn: boolean }>(linking ?? idle)
  return parts && linking && { ...parts, linking, isEdited: isOn }
}
