import { createIdleWorker } from '../../../../ui/when-idle.ts'
import { dropUnreadableRoom } from '../../model/document/rooms.ts'
import type { FileId } from '../../model/document/tour-document.ts'
import { type Fault, FaultError } from '../../model/fault.ts'
import { amendDocument, filesInHistory, recordRoomSize, type Session } from '../../model/session.ts'
import { addFaults, type Tour } from '../../model/tour.ts'
import { blobOf, type FileSource } from '../rooms/file-source.ts'
import { thumbOf } from './thumb.ts'

/**
 * What is wrong with the bytes themselves, and stays so. A file that could not be read, or code that did not come, says
 * nothing of them.
 */
const judgements = new Set<Fault['code']>([
  'NotMedia',
  'Empty',
  'Corrupt',
  'Unsupported',
  'TooLarge',
])

/**
 * Makes the small pictures of the strip, one by one in idle time. A new file that turns out to be none is no room; a
 * room that was there when the tour was opened stays without a small picture, and says why when it is shown.
 */
export function makeThumbs(tour: Tour, state: Session, files: ReadonlyMap<FileId, FileSource>) {
  const tried = new Set<FileId>()
  let session = 0

  const step = async (): Promise<boolean> => {
    if (tour.opening || state.currentRoomId === null) return false
    forget()
    const room = state.history.present.rooms.find((one) => !tried.has(one.file))
    const file = room && files.get(room.file)
    if (!room || !file) return false
    tried.add(room.file)
    if ('thumb' in file) {
      state.thumbs[room.file] = file.thumb
      return true
    }
    const mine = session
    try {
      const { thumb, size } = await thumbOf(await blobOf(file), file.name)
      if (mine !== session) return false
      state.thumbs[room.file] = URL.createObjectURL(thumb)
      // Rooms are held as long as they fit: one of unknown size is taken for a large one.
      if (size) recordRoomSize(state, room, size)
    } catch (error) {
      if (mine !== session) return false
      // What is shown opened; its small picture can be missing.
      if (!(error instanceof FaultError) || room.id === state.currentRoomId) return true
      if (!('isNew' in file) || !judgements.has(error.fault.code)) return true
      amendDocument(state, (document) => dropUnreadableRoom(document, room.id))
      addFaults(tour, [error.fault])
    }
    return mine === session
  }

  /** Lets go of pictures of rooms that no undo brings back. */
  const forget = () => {
    const used = filesInHistory(state)
    for (const [id, address] of Object.entries(state.thumbs)) {
      if (used.has(id)) continue
      URL.revokeObjectURL(address)
      delete state.thumbs[id]
    }
  }

  return {
    look: createIdleWorker(step),
    close() {
      session += 1
      for (const address of Object.values(state.thumbs)) URL.revokeObjectURL(address)
      state.thumbs = {}
      tried.clear()
    },
  }
}
