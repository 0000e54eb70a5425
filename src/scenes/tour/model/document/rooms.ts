import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { changeLevel, noLevel } from '../camera/angles.ts'
import { createRoom, type NewRoom } from './create-document.ts'
import {
  changeParts,
  clampedAngles,
  editRoom,
  findRoom,
  withChanges,
  withoutParts,
  wrappedYaw,
} from './edit.ts'
import { updateFiles } from './files.ts'
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

export function renameTour(document: TourDocument, name: string): TourDocument {
  return withChanges(document, { name: oneLine(name, limits.name) })
}

/** Appends rooms to the strip up to the limit; rooms whose id exists are skipped. */
export function addRooms(document: TourDocument, added: readonly NewRoom[]): TourDocument {
  const ids = new Set(document.rooms.map(({ id }) => id))
  const names = new Set(document.rooms.map(({ name }) => name))
  const rooms = [...document.rooms]
  for (const made of added) {
    if (ids.has(made.id) || rooms.length >= limits.rooms) continue
    const room = createRoom(made, names)
    ids.add(room.id)
    names.add(room.name)
    rooms.push(room)
  }
  if (rooms.length === document.rooms.length) return document
  return updateFiles(
    { ...document, rooms },
    added.map(({ file }) => file),
  )
}

/** Removes a room with the links to it, its pin, and the start in it. */
export function removeRoom(document: TourDocument, id: RoomId): TourDocument {
  if (!findRoom(document, id)) return document
  const rooms = document.rooms
    .filter((room) => room.id !== id)
    .map((room) => withChanges(room, { links: withoutParts(room.links, ({ to }) => to === id) }))
  const { start, plan } = document
  return updateFiles({
    ...document,
    rooms,
    start: start?.room === id ? null : start,
    plan: plan && withChanges(plan, { pins: withoutParts(plan.pins, ({ room }) => room === id) }),
  })
}

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
export function moveRoom(document: TourDocument, id: RoomId, to: number): TourDocument {
  const from = document.rooms.findIndex((room) => room.id === id)
  const room = document.rooms[from]
  const place = clamp(to, 0, document.rooms.length - 1)
  if (!room || place === from) return document
  return { ...document, rooms: document.rooms.toSpliced(from, 1).toSpliced(place, 0, room) }
}

/** What can be set of a room by itself. */
export type RoomChange = Partial<
  Pick<Room, 'name' | 'alt' | 'projection' | 'size' | 'north' | 'height' | 'floor'>
>

/** Changes a room, within the limits; a floor of too few or too many corners stays as it was. */
export function changeRoom(document: TourDocument, id: RoomId, change: RoomChange): TourDocument {
  const { height, floorCorners } = limits
  return editRoom(document, id, (room) => {
    const next = { ...room, ...change }
    const corners = next.floor?.length ?? floorCorners.least
    const isFloor = corners >= floorCorners.least && corners <= floorCorners.most
    return {
      ...change,
      name: oneLine(next.name, limits.name),
      alt: oneLine(next.alt, limits.alt),
      north: wrappedYaw(next.north),
      height: next.height === null ? null : clamp(next.height, height.min, height.max),
      floor: isFloor
        ? (next.floor?.map(([yaw, pitch]) => [wrap180(yaw), clamp(pitch, -90, 90)] as const) ??
          null)
        : room.floor,
    }
  })
}

/** Sets the start of the tour; null for its first room. */
export function setStart(
  document: TourDocument,
  room: RoomId | null,
  look: ViewDirection | null = null,
): TourDocument {
  if (room === null) return withChanges(document, { start: null })
  const { min, max } = limits.zoom
  const kept = look && { ...clampedAngles(look), zoom: clamp(look.zoom, min, max) }
  return findRoom(document, room)
    ? withChanges(document, { start: { room, look: kept } })
    : document
}

/** @param file  WebVTT; null removes the captions */
export function setCaptions(
  document: TourDocument,
  id: RoomId,
  file: TourFile | null,
): TourDocument {
  const captions = file?.id ?? null
  return updateFiles(
    editRoom(document, id, () => ({ captions })),
    [file],
  )
}

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
    return editRoom(document, id, () => ({ level: next }))

  const moved = <Mark extends Angles>(mark: Mark): Mark => ({
    ...mark,
    ...clampedAngles(changeLevel(mark, from, to)),
  })
  const turned = (yaw: number | null) => (yaw === null ? null : moved({ yaw, pitch: 0 }).yaw)
  const { start } = document
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
  const arriving = ({ links }: Room) => ({
    links: changeParts(
      links,
      (link) => link.to === id,
      ({ arrive }) => ({ arrive: turned(arrive) }),
    ),
  })
  return {
    ...document,
    start: start?.room === id ? { room: id, look: start.look && moved(start.look) } : start,
    rooms: document.rooms.map((one) => (one === room ? levelled : withChanges(one, arriving(one)))),
  }
}
