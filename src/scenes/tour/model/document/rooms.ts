import { clamp } from '../../../../math/clamp.ts'
import { createRoom, type NewRoom } from './create-document.ts'
import {
  clampedViewDirection,
  editRoom,
  findRoom,
  withChanges,
  withoutParts,
  wrappedYaw,
} from './edit.ts'
import { addFiles, dropUnusedFiles } from './files.ts'
import { oneLine } from './forms.ts'
import { limits } from './limits.ts'
import type {
  PixelSize,
  Projection,
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
  const files: TourFile[] = []
  for (const made of added) {
    if (ids.has(made.id) || rooms.length >= limits.rooms) continue
    const room = createRoom(made, names)
    ids.add(room.id)
    names.add(room.name)
    rooms.push(room)
    files.push(made.file)
  }
  return files.length === 0 ? document : addFiles({ ...document, rooms }, files)
}

/** Removes a room with the links to it, its pin, and the start in it. */
export function removeRoom(document: TourDocument, id: RoomId): TourDocument {
  if (!findRoom(document, id)) return document
  const rooms = document.rooms
    .filter((room) => room.id !== id)
    .map((room) => withChanges(room, { links: withoutParts(room.links, ({ to }) => to === id) }))
  const { start, plan } = document
  return dropUnusedFiles({
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

export function renameRoom(document: TourDocument, id: RoomId, name: string): TourDocument {
  return editRoom(document, id, (room) => withChanges(room, { name: oneLine(name, limits.name) }))
}

export function describeRoom(document: TourDocument, id: RoomId, alt: string): TourDocument {
  return editRoom(document, id, (room) => withChanges(room, { alt: oneLine(alt, limits.alt) }))
}

export function setProjection(
  document: TourDocument,
  id: RoomId,
  projection: Projection,
): TourDocument {
  return editRoom(document, id, (room) => withChanges(room, { projection }))
}

/** Sets the size that is known after the first decoding. */
export function setSize(document: TourDocument, id: RoomId, size: PixelSize): TourDocument {
  return editRoom(document, id, (room) => withChanges(room, { size: { ...size } }))
}

/** @param yaw  where north is; null: not known */
export function setNorth(document: TourDocument, id: RoomId, yaw: number | null): TourDocument {
  return editRoom(document, id, (room) => withChanges(room, { north: wrappedYaw(yaw) }))
}

/** @param height  of the camera above the floor, meters; null: not known */
export function setHeight(document: TourDocument, id: RoomId, height: number | null): TourDocument {
  const { min, max } = limits.height
  const kept = height === null ? null : clamp(height, min, max)
  return editRoom(document, id, (room) => withChanges(room, { height: kept }))
}

/** Sets the start of the tour; null for its first room. */
export function setStart(
  document: TourDocument,
  id: RoomId | null,
  look: ViewDirection | null = null,
): TourDocument {
  if (id === null) return withChanges(document, { start: null })
  if (!findRoom(document, id)) return document
  return withChanges(document, { start: { room: id, look: look && clampedViewDirection(look) } })
}

/** @param file  WebVTT; null removes the captions */
export function setCaptions(
  document: TourDocument,
  id: RoomId,
  file: TourFile | null,
): TourDocument {
  if (!findRoom(document, id)) return document
  const added = file ? addFiles(document, [file]) : document
  const captions = file?.id ?? null
  return dropUnusedFiles(editRoom(added, id, (room) => withChanges(room, { captions })))
}
