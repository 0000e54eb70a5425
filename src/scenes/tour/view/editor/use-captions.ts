import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { currentRoom } from '../../model/session.ts'
import { setFault } from '../../model/tour.ts'
import type { CaptionState } from '../captions/caption-state.ts'
import type { TourEditor } from './create-editor.ts'

const loadCaptions = () => import('../captions/index.ts')

/** Captions, loaded for the first video. */
export function useCaptions({ tour, state }: TourEditor) {
  const { history, currentRoomId: present } = useSnapshot(state)
  const isWanted = currentRoom({ history, currentRoomId: present })?.sort === 'video'
  const refuse = useCallback(() => setFault(tour, { code: 'Viewer', name: '' }), [tour])
  const parts = useLoaded(loadCaptions, isWanted, refuse)
  const [captionState, setCaptioning] = useState<CaptionState>()
  if (parts && !captionState) setCaptioning(parts.createCaptionState())
  return parts && captionState && { ...parts, captionState }
}
