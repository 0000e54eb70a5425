import { findRoom } from '../../model/document/edit.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { viewDirectionOnJump } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { TourDesk } from '../desk/create-desk.ts'
import { showRoom } from '../desk/show-room.ts'
import { lookNow, walkAlong } from '../desk/walk-along.ts'

/** Goes to a room by its pin: on foot where a link leads there, else at once, looking the same way. */
export function goToPin(desk: TourDesk, id: RoomId): Promise<void> {
  const { state } = desk
  const here = currentRoom(state)
  const { plan } = documentOf(state)
  const there = findRoom(documentOf(state), id)
  const link = here?.links.find(({ to }) => to === id)
  if (link) return walkAlong(desk, link)
  const look = plan && here && there && viewDirectionOnJump(plan, here, there, lookNow(desk))
  return showRoom(desk, id, look)
}
