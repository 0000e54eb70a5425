import { changeRoom } from '../document/rooms.ts'
import { editShownRoom, type Session } from '../session.ts'

/** Sets the room's north. @param yaw  in the room's upright picture; null clears it */
export function markNorth(session: Session, yaw: number | null) {
  editShownRoom(session, 'North', changeRoom, { north: yaw })
  session.toolAnnouncement = { code: yaw === null ? 'NorthGone' : 'North' }
}
