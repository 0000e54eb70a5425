import { subscribe } from 'valtio/vanilla'
import type { FileId } from '../../model/document/tour-document.ts'
import { createSession, currentRoom, resetSession, type Session } from '../../model/session.ts'
import { setOrientation, setProjection, type Tour } from '../../model/tour.ts'
import { loadAhead } from '../rooms/load-ahead.ts'
import { makeThumbs } from '../rooms/make-thumbs.ts'
import type { DeskFile } from './desk-file.ts'
import { keepDesk } from './keep-desk.ts'
import { showRoom } from './show-room.ts'

export type { DeskFile }

/** A tour at work: its state, its files, and what is decoded of it. */
export type TourDesk = {
  readonly tour: Tour
  readonly state: Session
  readonly files: Map<FileId, DeskFile>
  readonly ahead: ReturnType<typeof loadAhead>
  readonly keep: ReturnType<typeof keepDesk>
  /** Tells whether the tour was closed since. */
  watch(): () => boolean
  /** Lets go of the tour, so that another can be opened. */
  close(): void
}

/** A desk with nothing on it; it serves one tour after the other. */
export function createDesk(tour: Tour): TourDesk {
  const state = createSession(crypto.randomUUID())
  const files = new Map<FileId, DeskFile>()
  const ahead = loadAhead(tour, state, files)
  const thumbs = makeThumbs(tour, state, files)
  const keep = keepDesk(tour, state, files)
  let session = 0
  const desk: TourDesk = {
    tour,
    state,
    files,
    ahead,
    keep,
    watch: () => {
      const mine = session
      return () => session !== mine
    },
    close: () => {
      session += 1
      // First, while what it writes is there.
      keep.close()
      ahead.close()
      thumbs.close()
      files.clear()
      resetSession(state, crypto.randomUUID())
    },
  }
  subscribe(state, () => follow(desk))
  for (const changing of [tour, state]) {
    subscribe(changing, () => {
      ahead.look()
      thumbs.look()
    })
  }
  return desk
}

/** Shows what the document says of the room that is shown, also after undo; of a room that is gone, its neighbour. */
function follow(desk: TourDesk) {
  const { tour, state } = desk
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
  if (next) void showRoom(desk, next)
}
