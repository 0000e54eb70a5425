import type { Room, RoomId } from '../../../model/document/tour-document.ts'
import type { OpenRoom } from './open-room.ts'

/** So many rooms stay on the graphics card: the one that is shown, the next one, and the one before. */
const most = 3

/** Opens rooms, and holds the last ones, so that the way back takes no time. */
export function holdRooms(open: (room: Room) => Promise<OpenRoom>) {
  const held = new Map<RoomId, Promise<OpenRoom>>()
  const letGo = (id: RoomId) => {
    // One that never opened has nothing to free, and was complained of where it was asked for.
    held
      .get(id)
      ?.then(({ free }) => free())
      .catch(() => {})
    held.delete(id)
  }
  return {
    get(room: Room): Promise<OpenRoom> {
      const opened = held.get(room.id) ?? open(room)
      // Last in, last out.
      held.delete(room.id)
      held.set(room.id, opened)
      opened.catch(() => held.get(room.id) === opened && held.delete(room.id))
      return opened
    },
    /** Lets go of the oldest beyond what is held, but not of these. */
    trim(kept: readonly RoomId[]) {
      const loose = [...held.keys()].filter((id) => !kept.includes(id))
      for (const id of loose.slice(0, Math.max(0, held.size - most))) letGo(id)
    },
    clear() {
      for (const id of [...held.keys()]) letGo(id)
    },
  }
}
