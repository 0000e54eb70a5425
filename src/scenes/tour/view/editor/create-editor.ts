import { subscribe } from 'valtio/vanilla'
import type { FileId } from '../../model/document/tour-document.ts'
import { createSession, currentRoom, resetSession, type Session } from '../../model/session.ts'
import { setOrientation, setProjection, type Tour } from '../../model/tour.ts'
import { loadAhead } from '../rooms/load-ahead.ts'
import { makeThumbs } from '../rooms/make-thumbs.ts'
import { createAutosave } from './autosave.ts'
import type { FileSource } from './file-source.ts'
import { showRoom } from './show-room.ts'

export type { FileSource }

/** A tour at work: its state, its files, and what is decoded of it. */
export type TourEditor = {
  readonly tour: Tour
  readonly state: Session
  readonly files: Map<FileId, FileSource>
  readonly ahead: ReturnType<typeof loadAhead>
  readonly autosave: ReturnType<typeof createAutosave>
  /** Tells whether the tour was closed since. */
  watch(): () => boolean
  /** Lets go of the tour, so that another can be opened. */
  close(): void
}

/** An empty editor; it serves one tour after the other. */
export function createEditor(tour: Tour): TourEditor {
  const state = createSession(crypto.randomUUID())
  const files = new Map<FileId, FileSource>()
  const ahead = loadAhead(tour, state, files)
  const thumbs = makeThumbs(tour, state, files)
  const autosave = createAutosave(tour, state, files)
  let session = 0
  const editor: TourEditor = {
    tour,
    state,
    files,
    ahead,
    autosave,
    watch: () => {
      const mine = session
      return () => session !== mine
    },
    close: () => {
      session += 1
      // First, while what it writes is there.
      autosave.close()
      ahead.close()
      thumbs.close()
      files.clear()
      resetSession(state, crypto.randomUUID())
    },
  }
  subscribe(state, () => follow(editor))
  for (const changing of [tour, state]) {
    subscribe(changing, () => {
      ahead.look()
      thumbs.look()
    })
  }
  return editor
}

/** Shows what the document says of the room that is shown, also after undo; of a room that is gone, its neighbour. */
function follow(editor: TourEditor) {
  const { tour, state } = editor
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
  if (next) void showRoom(editor, next)
}
