import { type Desk, edit, presentRoom } from '../desk/desk.ts'
import { setNorth } from '../document/rooms.ts'
import type { Tooling } from './tooling.ts'

/** North is where the visitor looks. @param yaw  in the room's upright picture; null: it is not known any more */
export function markNorth(desk: Desk, tooling: Tooling, yaw: number | null) {
  const room = presentRoom(desk)
  if (!room) return
  edit(desk, 'North', (document) => setNorth(document, room.id, yaw))
  tooling.said = { code: yaw === null ? 'NorthGone' : 'North' }
}
