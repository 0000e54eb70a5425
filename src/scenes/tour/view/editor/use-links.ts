import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { useLoaded } from '../../../../ui/use-loaded.ts'
import type { LinkEditor } from '../../model/edit-links.ts'
import { setFault } from '../../model/tour.ts'
import type { TourEditor } from './create-editor.ts'
import { useIsOn } from './use-is-on.ts'

const loadLinks = () => import('../links/index.ts')

/** What links rooms and writes notes in them, loaded once there is a room. */
export function useLinks({ tour, state }: TourEditor) {
  const { currentRoomId: present } = useSnapshot(state)
  const parts = useLoaded(loadLinks, present !== null, () =>
    setFault(tour, { code: 'Viewer', name: '' }),
  )
  const [linkEditor, setLinking] = useState<LinkEditor>()
  if (parts && !linkEditor) setLinking(parts.createLinkEditor())
  const isEdited = useIsOn(linkEditor)
  return parts && linkEditor && { ...parts, linkEditor, isEdited }
}
