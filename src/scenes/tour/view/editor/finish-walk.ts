import { findRoom } from '../../model/document/edit.ts'
import { documentOf } from '../../model/session.ts'
import { arriveFromWalk, endWalk } from '../../model/tour.ts'
import type { Walk } from '../../model/walk/walk.ts'
import type { TourEditor } from './create-editor.ts'
import { settle } from './show-room.ts'

/** The step is over: the tour stands in the other room, if it is still there. */
export function finishWalk(editor: TourEditor, walk: Walk) {
  const { tour, state } = editor
  const { walking } = tour
  if (!walking || walking.walk !== walk) return
  const room = findRoom(documentOf(state), walking.to)
  if (!room) return endWalk(tour)
  arriveFromWalk(tour)
  settle(editor, room, walking.media, walk.arrive)
}
