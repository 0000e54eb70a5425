import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import type { Angles, Room, RoomId, TourDocument } from './tour-document.ts'

// Actions are pure: they take a document and return the next one. Unchanged parts are the same objects, and an action
// without effect returns the same document, so that it makes no undo step.

export const findRoom = (document: TourDocument, id: RoomId): Room | undefined =>
  document.rooms.find((room) => room.id === id)

/** Sets properties; returns the same value when nothing changes. */
export function withChanges<Value extends object>(value: Value, change: Partial<Value>): Value {
  const keys = Object.keys(change) as (keyof Value)[]
  return keys.every((key) => isSame(value[key], change[key])) ? value : { ...value, ...change }
}

/** Deep equality of plain values. */
const isSame = (a: unknown, b: unknown) =>
  Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)

/** Changes items of a list; returns the same list when nothing changes. */
export function changeParts<Part extends object>(
  parts: readonly Part[],
  is: (part: Part) => boolean,
  change: (part: Part) => Partial<Part>,
): readonly Part[] {
  const next = parts.map((part) => (is(part) ? withChanges(part, change(part)) : part))
  // By identity, since a drag must not wait for a deep comparison of 200 rooms.
  return next.some((part, at) => part !== parts[at]) ? next : parts
}

/** Removes items of a list; returns the same list when none was there. */
export function withoutParts<Part>(
  parts: readonly Part[],
  is: (part: Part) => boolean,
): readonly Part[] {
  return parts.some(is) ? parts.filter((part) => !is(part)) : parts
}

export function editRoom(
  document: TourDocument,
  id: RoomId,
  change: (room: Room) => Partial<Room>,
): TourDocument {
  const rooms = changeParts(document.rooms, (room) => room.id === id, change)
  return rooms === document.rooms ? document : { ...document, rooms }
}

/** A direction within the document's limits. */
export const clampedAngles = ({ yaw, pitch }: Angles): Angles => ({
  yaw: wrap180(yaw),
  pitch: clamp(pitch, -90, 90),
})

export const wrappedYaw = (yaw: number | null) => (yaw === null ? null : wrap180(yaw))
