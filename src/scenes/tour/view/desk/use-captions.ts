import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { currentRoom } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import type { Captioning } from '../captions/captioning.ts'
import type { TourDesk } from './create-desk.ts'

const loadCaptions = () => import('../captions/index.ts')

/** Captions, loaded for the first video. */
export function useCaptions({ tour, state }: TourDesk) {
  const { history, currentRoomId: present } = useSnapshot(state)
  const isWanted = currentRoom({ history, currentRoomId: present })?.sort === 'video'
  const refuse = useCallback(() => setFault(tour, { code: 'Viewer', name: '' }), [tour])
  const parts = useLoaded(loadCaptions, isWanted, refuse)
  const [captioning, setCaptioning] = useState<Captioning>()
  if (parts && !captioning) setCaptioning(parts.createCaptioning())
  return parts && captioning && { ...parts, captioning }
}
