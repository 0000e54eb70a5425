import { edit, presentRoom } from '../../model/desk/desk.ts'
import { setProjection as chooseProjection } from '../../model/document/rooms.ts'
import type { Projection } from '../../model/placement.ts'
import { setProjection } from '../../model/tour.ts'
import { RoomStrip } from '../rooms/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourDesk as Desk } from './create-desk.ts'

/** A tour at work: the room that is shown, and the strip of all rooms below it. */
export function TourDesk({ desk, onUploadNew }: { desk: Desk; onUploadNew: () => void }) {
  const { tour, state } = desk
  const project = (projection: Projection) => {
    setProjection(tour, projection)
    const room = presentRoom(state)
    if (room)
      edit(state, 'Projection', (document) => chooseProjection(document, room.id, projection))
  }
  return (
    <>
      <TourViewer tour={tour} onProjection={project} onUploadNew={onUploadNew} />
      <RoomStrip desk={desk} />
    </>
  )
}
