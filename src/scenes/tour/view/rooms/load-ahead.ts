import { findRoom } from '../../model/document/edit.ts'
import { changeRoom } from '../../model/document/rooms.ts'
import type { FileId, RoomId } from '../../model/document/tour-document.ts'
import type { Media } from '../../model/picture/media.ts'
import { planPreload } from '../../model/preload.ts'
import { amendDocument, type Session } from '../../model/session.ts'
import type { Tour } from '../../model/tour.ts'
import { viewDirectionOf } from '../../model/view.ts'
import type { OpenMedia } from '../open/open-media.ts'
import { blobOf, type FileSource } from './file-source.ts'
import { inIdleSteps } from './idle.ts'

type Report = (step: 'Reading' | 'Decoding', share?: number) => void
type Coming = ReturnType<typeof startDecoding>

/** Starts to fetch and decode a room that nobody waits for yet. */
function startDecoding(id: RoomId, file: FileSource, openMedia: OpenMedia) {
  let last: Parameters<Report> = ['Reading']
  let taker: Report | undefined
  const report: Report = (...at) => {
    last = at
    taker?.(...at)
  }
  const media = blobOf(file, (share) => report('Reading', share)).then((blob) =>
    openMedia(blob, file.name, () => report('Decoding')),
  )
  return {
    id,
    media,
    isTaken: () => taker !== undefined,
    take(by: Report) {
      taker = by
      by(...last)
      return media
    },
  }
}

/** Decodes the rooms next to the one that is shown, one by one in idle time, and lets go of those further off. */
export function loadAhead(
  tour: Tour,
  state: Session,
  files: ReadonlyMap<FileId, FileSource>,
  openMedia: OpenMedia,
) {
  const ready = new Map<RoomId, Media>()
  /** Files that do not open: asked once. */
  const broken = new Set<FileId>()
  /** What is being decoded, how far it is, and who waits for it and closes it. */
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
      ...{ rooms, current: present, visited, yaw: viewDirectionOf(tour.view).yaw },
      loaded: new Set([present, ...ready.keys()]),
    })
    for (const id of plan.release) release(id)
    const next = plan.load.find((id) => {
      const room = findRoom(history.present, id)
      return room && id !== present && !broken.has(room.file)
    })
    const room = next && findRoom(history.present, next)
    const file = room && files.get(room.file)
    if (!room || !file) return false
    const mine = session
    const decoding = startDecoding(room.id, file, openMedia)
    coming = decoding
    try {
      const media = await decoding.media
      // Else it would go on to be taken for a large one, and push others out.
      if (mine === session && !room.size)
        amendDocument(state, (document) => changeRoom(document, room.id, { size: media.size }))
      if (decoding.isTaken()) return mine === session
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
    look: inIdleSteps(step),
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
      if (coming?.id !== id || coming.isTaken()) return undefined
      return coming.take(report).catch(() => undefined)
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
