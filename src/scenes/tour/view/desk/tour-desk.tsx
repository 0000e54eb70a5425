import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { edit, presentRoom } from '../../model/desk/desk.ts'
import { setProjection as chooseProjection } from '../../model/document/rooms.ts'
import { createLinking } from '../../model/linking/linking.ts'
import type { Projection } from '../../model/placement.ts'
import { setProjection } from '../../model/tour.ts'
import { LinkBar } from '../links/link-bar.tsx'
import { LinkLayer } from '../links/link-layer.tsx'
import { LinkTools } from '../links/link-tools.tsx'
import { RoomList } from '../links/room-list.tsx'
import { RoomStrip } from '../rooms/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourDesk as Desk } from './create-desk.ts'
import { finishWalk } from './walk-along.ts'

/** A tour at work: the room that is shown with its links, the strip of all rooms below it, and the tour in words. */
export function TourDesk({ desk, onUploadNew }: { desk: Desk; onUploadNew: () => void }) {
  const { tour, state } = desk
  const [linking] = useState(createLinking)
  const { history, present } = useSnapshot(state)
  const project = (projection: Projection) => {
    setProjection(tour, projection)
    const room = presentRoom(state)
    if (room)
      edit(state, 'Projection', (document) => chooseProjection(document, room.id, projection))
  }
  return (
    <>
      <TourViewer
        tour={tour}
        description={presentRoom({ history, present })?.alt}
        onProjection={project}
        onUploadNew={onUploadNew}
        onArrive={(walk) => finishWalk(desk, walk)}
        tools={<LinkTools desk={desk} linking={linking} />}
        overlay={<LinkLayer desk={desk} linking={linking} />}
        below={<LinkBar desk={desk} linking={linking} />}
      />
      <RoomStrip desk={desk} />
      <RoomList desk={desk} />
    </>
  )
}
