import { useSnapshot } from 'valtio'
import { itemOf } from '../../../room-photo/model/design/design.ts'
import type { LiveRoomReports } from '../../../room-photo/view/live-room.tsx'
import { Showroom } from '../../../room-photo/view/showroom.tsx'
import type { LiveRoom } from '../model/live-room.ts'

/** A room in which one piece lands, is moved and exchanged: all that needs three.js. */
export function LiveRoomScene({ room, ...reports }: { room: LiveRoom } & LiveRoomReports) {
  const { design, view, walls, id } = room
  const { items, sizes } = useSnapshot(design)
  const name = itemOf({ items }, id)?.piece ?? ''
  return <Showroom {...{ walls, items, sizes, view, name }} {...reports} landing={id} />
}
