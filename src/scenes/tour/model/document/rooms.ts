import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { anglesAtLevel, noLevel } from '../camera/angles.ts'
import { createRoom, type NewRoom } from './create-document.ts'
import { action, assign, clampedAngles, findRoom, removeWhere, wrappedYaw } from './edit.ts'
import { syncFiles } from './files.ts'
import { oneLine } from './forms.ts'
import { limits } from './limits.ts'
import type {
  Angles,
  Level,
  Room,
  RoomId,
  TourDocument,
  TourFile,
  ViewDirection,
} from './tour-document.ts'

export const renameTour = action((document, name: string) => {
  document.name = oneLine(name, limits.name)
})

/** Appends rooms to the strip up to the limit; rooms whose id exists are skipped. */
export const addRooms = action((document, added: readonly NewRoom[]) => {
  const { rooms } = document
  const names = new Set(rooms.map(({ name }) => name))
  for (const made of added) {
    if (findRoom(document, made.id) || rooms.length >= limits.rooms) continue
    const room = createRoom(made, names)
    names.add(room.name)
    rooms.push(room)
  }
  syncFiles(
    document,
    added.map(({ file }) => file),
  )
})

/** Removes a room with the links to it, its pin, and the start in it. */
export const removeRoom = action((document, id: RoomId) => {
  removeWhere(document.rooms, (room) => room.id === id)
  for (const { links } of document.rooms) removeWhere(links, ({ to }) => to === id)
  if (document.plan) removeWhere(document.plan.pins, ({ room }) => room === id)
  if (document.start?.room === id) document.start = null
  syncFiles(document)
})

/**
 * Removes a room whose file cannot be opened. A tour named after that room gets the name of the first remaining one.
 */
export function dropUnreadableRoom(document: TourDocument, id: RoomId): TourDocument {
  const refused = findRoom(document, id)
  const left = removeRoom(document, id)
  const [first] = left.rooms
  return first && refused?.name === left.name ? renameTour(left, first.name) : left
}

/** Moves a room to a position in the strip, counted without it. */
export const moveRoom = action(({ rooms }, id: RoomId, to: number) => {
  const from = rooms.findIndex((room) => room.id === id)
  const place = clamp(to, 0, rooms.length - 1)
  if (from >= 0 && place !== from) rooms.splice(place, 0, ...rooms.splice(from, 1))
})

/** What can be set of a room by itself. */
export type RoomChange = Partial<
  Pick<Room, 'name' | 'alt' | 'projection' | 'size' | 'north' | 'height' | 'floor'>
>

/** Changes a room, within the limits; a floor of too few or too many corners stays as it was. */
export const changeRoom = action((document, id: RoomId, change: RoomChange) => {
  const room = findRoom(document, id)
  if (!room) return
  const { height, floorCorners } = limits
  const next: Room = { ...room, ...change }
  const corners = next.floor?.length ?? floorCorners.least
  const isFloor = corners >= floorCorners.least && corners <= floorCorners.most
  assign(room, {
    ...change,
    name: oneLine(next.name, limits.name),
    alt: oneLine(next.alt, limits.alt),
    north: wrappedYaw(next.north),
    height: next.height === null ? null : clamp(next.height, height.min, height.max),
    floor: isFloor
      ? (next.floor?.map(([yaw, pitch]) => [wrap180(yaw), clamp(pitch, -90, 90)]) ?? null)
      : room.floor,
  })
})

/** Sets the start of the tour; null for its first room. */
export const setStart = action(
  (document, room: RoomId | null, look: ViewDirection | null = null) => {
    const { min, max } = limits.zoom
    const kept = look && { ...clampedAngles(look), zoom: clamp(look.zoom, min, max) }
    if (room === null) document.start = null
    else if (findRoom(document, room)) assign(document, { start: { room, look: kept } })
  },
)

/** @param file  WebVTT; null removes the captions */
export const setCaptions = action((document, id: RoomId, file: TourFile | null) => {
  const room = findRoom(document, id)
  if (room) room.captions = file?.id ?? null
  syncFiles(document, [file])
})

/**
 * Sets a room's level. All directions of the document are converted, so that marks stay on what they mark.
 * @param level  null: the picture as it was taken
 */
export const setLevel = action((document, id: RoomId, level: Level | null) => {
  const room = findRoom(document, id)
  if (!room) return
  const next = level && { pitch: clamp(level.pitch, -90, 90), roll: wrap180(level.roll) }
  const [from, to] = [{ ...(room.level ?? noLevel) }, next ?? noLevel]
  assign(room, { level: next })
  if (from.pitch === to.pitch && from.roll === to.roll) return
  const moved = (mark: Angles) => clampedAngles(anglesAtLevel(mark, from, to))
  const turned = (yaw: number | null) => (yaw === null ? null : moved({ yaw, pitch: 0 }).yaw)
  const { start } = document
  const looks = [room.look, start?.room === id ? start.look : null]
  for (const mark of [...looks, ...room.links, ...room.notes]) if (mark) assign(mark, moved(mark))
  assign(room, {
    north: turned(room.north),
    floor:
      room.floor?.map(([yaw, pitch]) => {
        const corner = moved({ yaw, pitch })
        return [corner.yaw, corner.pitch]
      }) ?? null,
  })
  for (const link of document.rooms.flatMap(({ links }) => links))
    if (link.to === id) assign(link, { arrive: turned(link.arrive) })
})
