import { subscribe } from 'valtio/vanilla'
import type { FileId } from '../../model/document/tour-document.ts'
import { currentRoom, type Session } from '../../model/session.ts'
import { setOrientation, setProjection, type Tour } from '../../model/tour.ts'
import type { FileSource } from './file-source.ts'
import { loadAhead } from './load-ahead.ts'
import type { OpenTour } from './open-tour.ts'
import { showRoom } from './show-room.ts'

/** Rooms beside the one that is shown are decoded from now on, and what is shown follows the document. */
export function createOpenTour(
  tour: Tour,
  state: Session,
  files: Map<FileId, FileSource>,
): OpenTour {
  const ahead = loadAhead(tour, state, files)
  const openTour = { tour, state, files, ahead }
  subscribe(state, () => follow(openTour))
  for (const changing of [tour, state]) subscribe(changing, () => ahead.look())
  return openTour
}

/** Shows what the document says of the room that is shown, also after undo; of a room that is gone, its neighbor. */
function follow(openTour: OpenTour) {
  const { tour, state } = openTour
  const { rooms } = state.history.present
  const room = currentRoom(state)
  tour.title = room && rooms.length > 1 ? room.name : undefined
  if (!tour.media || state.currentRoomId === null) return
  if (room) {
    setOrientation(tour, room)
    if (room.projection !== tour.projection && !tour.opening) setProjection(tour, room.projection)
    return
  }
  const before = state.visited.find((id) => rooms.some((one) => one.id === id))
  const next = before ?? rooms[0]?.id
  state.currentRoomId = null
  if (next) void showRoom(openTour, next)
}
