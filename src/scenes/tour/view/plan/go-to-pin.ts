import { findRoom } from '../../model/document/edit.ts'
import type { RoomId } from '../../model/document/tour-document.ts'
import { viewDirectionOnJump } from '../../model/plan/plan-geometry.ts'
import { currentRoom, documentOf } from '../../model/session.ts'
import type { TourEditor } from '../editor/create-editor.ts'
import { showRoom } from '../editor/show-room.ts'
import { lookNow, walkAlong } from '../editor/walk-along.ts'

/** Goes to a room by its pin: on foot where a link leads there, else at once, looking the same way. */
export function goToPin(editor: TourEditor, id: RoomId): Promise<void> {
  const { state } = editor
  const here = currentRoom(state)
  const { plan } = documentOf(state)
  const there = findRoom(documentOf(state), id)
  const link = here?.links.find(({ to }) => to === id)
  if (link) return walkAlong(editor, link)
  const look = plan && here && there && viewDirectionOnJump(plan, here, there, lookNow(editor))
  return showRoom(editor, id, look)
}
