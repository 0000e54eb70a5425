import { findRoom } from '../../model/document/edit.ts'
import type { Room, RoomId, ViewDirection } from '../../model/document/tour-document.ts'
import { faultOf } from '../../model/fault.ts'
import type { Media } from '../../model/picture/media.ts'
import { documentOf, enterRoom, recordRoomSize } from '../../model/session.ts'
import { reportOpeningStep, setFault, setOrientation, setProjection } from '../../model/tour.ts'
import { setViewDirection } from '../../model/view.ts'
import { showOpenedMedia, startOpening } from '../open/opening.ts'
import { openFile } from './load-ahead.ts'
import type { OpenTour } from './open-tour.ts'

/**
 * Shows a room, at once where it was decoded ahead. What is shown stays until the room is known to work.
 * @param look  where one looks there; else as the room says, or its picture
 */
export async function showRoom(
  openTour: OpenTour,
  id: RoomId,
  look?: ViewDirection | null,
): Promise<void> {
  const { tour, state, files, ahead } = openTour
  const room = findRoom(documentOf(state), id)
  const file = room && files.get(room.file)
  if (!room || !file) return
  if (state.currentRoomId === id) {
    if (look) setViewDirection(tour.view, look, look.zoom)
    return
  }
  // What is said of files that do not open is not taken away by looking round.
  const { otherFaults: others } = tour
  const superseded = startOpening(tour, room.name)
  tour.otherFaults = others
  try {
    const report = (step: 'Reading' | 'Decoding', share?: number) =>
      !superseded() && reportOpeningStep(tour, step, share)
    const media =
      ahead.take(id) ?? (await ahead.takeComing(id, report)) ?? (await openFile(file, report))
    if (superseded()) return media.close()
    showOpenedMedia(tour, media)
    enterLoadedRoom(openTour, room, media, look)
  } catch (error) {
    if (!superseded()) setFault(tour, faultOf(error, file.name))
  }
}

/** A room's media is shown: the tour stands in it. */
export function enterLoadedRoom(
  openTour: OpenTour,
  room: Room,
  media: Media,
  look: ViewDirection | null = null,
) {
  const { tour, state } = openTour
  setOrientation(tour, room)
  if (room.projection !== tour.projection) setProjection(tour, room.projection)
  const first = look ?? room.look
  // A device that one looks by stays as high as it is held.
  const held = tour.projection === 'sphere' ? tour.view.devicePitch : null
  if (first) setViewDirection(tour.view, { ...first, pitch: held ?? first.pitch }, first.zoom)
  enterRoom(state, room.id)
  recordRoomSize(state, room, media.size)
}
