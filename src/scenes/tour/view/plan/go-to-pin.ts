import { findRoom } from '../../model/document/edit.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { viewDirectionOnJump } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { OpenTour } from '../rooms/open-tour.ts'
import { showRoom } from '../rooms/show-room.ts'
import { lookNow, walkAlong } from '../rooms/walk-along.ts'

/** Goes to a room by its pin: on foot where a link leads there, else at once, looking the same way. */
export function goToPin(openTour: OpenTour, id: RoomId): Promise<void> {
  const { state } = openTour
  const here = currentRoom(state)
  const { plan } = documentOf(state)
  const there = findRoom(documentOf(state), id)
  const link = here?.links.find(({ to }) => to === id)
  if (link) return walkAlong(openTour, link)
  const look = plan && here && there && viewDirectionOnJump(plan, here, there, lookNow(openTour))
  return showRoom(openTour, id, look)
}
