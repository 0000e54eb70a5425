import { faultOf } from '../../../../room-photo/model/photo-file.ts'
import { failOpening, type Room } from '../../model/session.ts'

/** The opening that is under way; another one ends it. */
const current = new WeakMap<Room, AbortController>()

/** Gives up what is being opened; what was open stays. */
export function abandonOpening(room: Room): void {
  current.get(room)?.abort()
  current.delete(room)
  room.opening = null
}

/** Opens a photo or a room in the tool; what was being opened is given up. */
export async function openInTool(
  room: Room,
  name: string,
  open: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  abandonOpening(room)
  const control = new AbortController()
  current.set(room, control)
  room.fault = null
  room.opening = { name, step: 'Reading' }
  try {
    await open(control.signal)
  } catch (error) {
    if (!control.signal.aborted) failOpening(room, faultOf(error, name))
  }
}
