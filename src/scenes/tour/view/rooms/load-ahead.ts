import { createIdleWorker } from '../../../../ui/when-idle.ts'
import { findRoom } from '../../model/document/edit.ts'
import type { FileId, RoomId } from '../../model/document/tour-document.ts'
import type { Media } from '../../model/picture/media.ts'
import { planPreload } from '../../model/preload.ts'
import { recordRoomSize, type Session } from '../../model/session.ts'
import type { Tour } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import { openMedia } from '../open/open-media.ts'
import { blobOf, type FileSource } from './file-source.ts'

type Report = (step: 'Reading' | 'Decoding', share?: number) => void

/** A room that nobody waits for yet: how far its decoding is, and who waits for it then and closes it. */
type Coming = { id: RoomId; media: Promise<Media>; last: Parameters<Report>; taker?: Report }

/** Opens a file of a tour. @param report  is told how far it is */
export const openFile = async (file: FileSource, report: Report): Promise<Media> =>
  openMedia(await blobOf(file, (share) => report('Reading', share)), file.name, () =>
    report('Decoding'),
  )

/** Decodes the rooms next to the one that is shown, one by one in idle time, and lets go of those further off. */
export function loadAhead(tour: Tour, state: Session, files: ReadonlyMap<FileId, FileSource>) {
  const ready = new Map<RoomId, Media>()
  /** Files that do not open: asked once. */
  const broken = new Set<FileId>()
  let coming: Coming | undefined
  let session = 0

  const release = (id: RoomId) => {
    ready.get(id)?.close()
    ready.delete(id)
  }

  const step = async (): Promise<boolean> => {
    const { history, currentRoomId: present, visited } = state
    // Nothing is done ahead while somebody waits.
    if (tour.opening || tour.walking || present === null) return false
    const { rooms } = history.present
    const plan = planPreload({
      rooms,
      current: present,
      visited,
      yaw: viewDirectionOf(tour.view).yaw,
      loaded: new Set([present, ...ready.keys()]),
    })
    for (const id of plan.release) release(id)
    const room = plan.load
      .map((id) => findRoom(history.present, id))
      .find((one) => one && one.id !== present && !broken.has(one.file))
    const file = room && files.get(room.file)
    if (!room || !file) return false
    const mine = session
    const decoding: Coming = {
      id: room.id,
      last: ['Reading'],
      media: openFile(file, (...at) => {
        decoding.last = at
        decoding.taker?.(...at)
      }),
    }
    coming = decoding
    try {
      const media = await decoding.media
      // Else it would go on to be taken for a large one, and push others out.
      if (mine === session) recordRoomSize(state, room, media.size)
      if (decoding.taker) return mine === session
      const isWanted =
        mine === session &&
        state.currentRoomId !== room.id &&
        findRoom(state.history.present, room.id)
      if (isWanted && !ready.has(room.id)) ready.set(room.id, media)
      else media.close()
    } catch {
      // It is said when its small picture is made, or when it is chosen.
      broken.add(room.file)
    } finally {
      if (coming === decoding) coming = undefined
    }
    return mine === session
  }

  return {
    /** Sees what is to be loaded and released now. */
    look: createIdleWorker(step),
    /** A room that is decoded already; whoever takes it closes it. */
    take(id: RoomId): Media | undefined {
      const media = ready.get(id)
      ready.delete(id)
      return media
    },
    /**
     * A room that is being decoded, once it is: nobody need decode it twice. Whoever takes it closes it.
     * @param report  is told how far it is, and goes
     * @returns undefined where it is not, and where it does not open
     */
    async takeComing(id: RoomId, report: Report): Promise<Media | undefined> {
      if (coming?.id !== id || coming.taker) return undefined
      coming.taker = report
      report(...coming.last)
      return coming.media.catch(() => undefined)
    },
    /** Whether a room is decoded already. */
    has: (id: RoomId) => ready.has(id),
    close() {
      session += 1
      for (const id of [...ready.keys()]) release(id)
      broken.clear()
    },
  }
}
