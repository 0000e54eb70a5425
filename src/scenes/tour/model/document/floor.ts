import { editRoom, keptAngles, set } from './edit.ts'
import { limits } from './limits.ts'
import type { Angles, RoomId, TourDocument } from './tour-document.ts'

/**
 * Sets the corners of a room's floor, in order round it. Fewer than three are no floor: they stay with
 * the tool that collects them.
 */
export function setFloor(
  document: TourDocument,
  id: RoomId,
  corners: readonly Angles[] | null,
): TourDocument {
  const { least, most } = limits.floorCorners
  if (corners && (corners.length < least || corners.length > most)) return document
  const floor =
    corners?.map((corner) => {
      const { yaw, pitch } = keptAngles(corner)
      return [yaw, pitch] as const
    }) ?? null
  return editRoom(document, id, (room) => set(room, { floor }))
}
