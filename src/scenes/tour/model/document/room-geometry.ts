import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { changeLevel, noLevel } from '../camera/angles.ts'
import { clampedAngles, editRoom, findRoom, replacePart, withChanges } from './edit.ts'
import { limits } from './limits.ts'
import type { Angles, Level, Room, RoomId, TourDocument } from './tour-document.ts'

/**
 * Sets a room's level. All directions of the document are converted, so that marks stay on what they mark.
 * @param level  null: the picture as it was taken
 */
export function setLevel(document: TourDocument, id: RoomId, level: Level | null): TourDocument {
  const room = findRoom(document, id)
  if (!room) return document
  const next = level && { pitch: clamp(level.pitch, -90, 90), roll: wrap180(level.roll) }
  const [from, to] = [room.level ?? noLevel, next ?? noLevel]
  if (from.pitch === to.pitch && from.roll === to.roll)
    return editRoom(document, id, (one) => withChanges(one, { level: next }))

  const moved = <Mark extends Angles>(mark: Mark): Mark => ({
    ...mark,
    ...clampedAngles(changeLevel(mark, from, to)),
  })
  const turned = (yaw: number | null) => (yaw === null ? null : moved({ yaw, pitch: 0 }).yaw)
  const arriving = (one: Room): Room =>
    withChanges(one, {
      links: replacePart(
        one.links,
        (link) => link.to === id && link.arrive !== null,
        (link) => withChanges(link, { arrive: turned(link.arrive) }),
      ),
    })
  const levelled: Room = {
    ...room,
    level: next,
    north: turned(room.north),
    floor:
      room.floor?.map(([yaw, pitch]) => {
        const corner = moved({ yaw, pitch })
        return [corner.yaw, corner.pitch] as const
      }) ?? null,
    look: room.look && moved(room.look),
    links: room.links.map(moved),
    notes: room.notes.map(moved),
  }
  const { start } = document
  return {
    ...document,
    start: start?.room === id ? { room: id, look: start.look && moved(start.look) } : start,
    rooms: document.rooms.map((one) => (one.id === id ? levelled : arriving(one))),
  }
}

/**
 * Sets the corners of a room's floor in order. Fewer than three are ignored; they stay in the tool that collects
 * them.
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
      const { yaw, pitch } = clampedAngles(corner)
      return [yaw, pitch] as const
    }) ?? null
  return editRoom(document, id, (room) => withChanges(room, { floor }))
}
