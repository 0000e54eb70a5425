import { useSnapshot } from 'valtio'
import type { FetchWords } from '../../config.ts'
import { edit, presentRoom } from '../../model/desk/desk.ts'
import { setProjection as chooseProjection } from '../../model/document/rooms.ts'
import type { Projection } from '../../model/placement.ts'
import { setProjection } from '../../model/tour.ts'
import { RoomStrip } from '../rooms/room-strip.tsx'
import { TourViewer } from '../viewer/tour-viewer.tsx'
import type { TourDesk as Desk } from './create-desk.ts'
import { finishWalk } from './finish-walk.ts'
import { useDevice } from './use-device.ts'
import { useLinks } from './use-links.ts'

type DeskProps = { desk: Desk; fetchWords: FetchWords | undefined; onUploadNew: () => void }

/** A tour at work: the room that is shown with its links, the strip of all rooms below it, and the tour in words. */
export function TourDesk({ desk, fetchWords, onUploadNew }: DeskProps) {
  const { tour, state } = desk
  const links = useLinks(desk)
  const device = useDevice(fetchWords)
  const linked = links && { desk, linking: links.linking }
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
        tools={linked && <links.LinkTools {...linked} />}
        overlay={linked && <links.LinkLayer {...linked} />}
        below={
          <>
            {linked && <links.LinkBar {...linked} />}
            {device && <device.DeviceWays desk={desk} />}
          </>
        }
        away={device && <device.AwayNotice />}
      />
      <RoomStrip desk={desk} />
      {links && <links.RoomList desk={desk} />}
    </>
  )
}
