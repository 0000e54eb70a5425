import { useCallback, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import { presentRoom } from '../../model/session.ts'
import { fail } from '../../model/tour.ts'
import type { Captioning } from '../captions/captioning.ts'
import type { TourDesk } from './create-desk.ts'

const loadCaptions = () => import('../captions/index.ts')

/** Captions, loaded for the first video. */
export function useCaptions({ tour, state }: TourDesk) {
  const { history, present } = useSnapshot(state)
  const isWanted = presentRoom({ history, present })?.sort === 'video'
  const refuse = useCallback(() => fail(tour, { code: 'Viewer', name: '' }), [tour])
  const parts = useLoaded(loadCaptions, isWanted, refuse)
  const [captioning, setCaptioning] = useState<Captioning>()
  if (parts && !captioning) setCaptioning(parts.createCaptioning())
  return parts && captioning && { ...parts, captioning }
}
