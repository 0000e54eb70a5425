import { wrap180 } from '../../../../math/angle.ts'
import { clamp } from '../../../../math/clamp.ts'
import { limits } from './limits.ts'
import type { Angles, Room, RoomId, TourDocument, ViewDirection } from './tour-document.ts'

// Actions take a document and give the one after. What they do not touch is the same object in both, and where
// nothing would change, or what is named is not there, the whole document is: a step that did nothing is no step.

export const findRoom = (document: TourDocument, id: RoomId): Room | undefined =>
  document.rooms.find((room) => room.id === id)

/** Sets what is given of a value; the same value where it had it all. */
export function withChanges<Value extends object>(value: Value, change: Partial<Value>): Value {
  const keys = Object.keys(change) as (keyof Value)[]
  return keys.every((key) => isSame(value[key], change[key])) ? value : { ...value, ...change }
}

/** Plain values by what they hold. */
const isSame = (a: unknown, b: unknown) =>
  Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)

/** A list with one of its parts changed; the same list where none was. */
export function replacePart<Part>(
  parts: readonly Part[],
  is: (part: Part) => boolean,
  change: (part: Part) => Part,
): readonly Part[] {
  const next = parts.map((part) => (is(part) ? change(part) : part))
  return next.some((part, at) => part !== parts[at]) ? next : parts
}

/** A list without some parts; the same list where it had none of them. */
export function withoutParts<Part>(
  parts: readonly Part[],
  is: (part: Part) => boolean,
): readonly Part[] {
  return parts.some(is) ? parts.filter((part) => !is(part)) : parts
}

export function editRoom(
  document: TourDocument,
  id: RoomId,
  change: (room: Room) => Room,
): TourDocument {
  const rooms = replacePart(document.rooms, (room) => room.id === id, change)
  // By identity: a pointer that drags must not wait until 200 rooms are compared by what they hold.
  return rooms === document.rooms ? document : { ...document, rooms }
}

/** A direction as a document takes it. */
export const clampedAngles = ({ yaw, pitch }: Angles): Angles => ({
  yaw: wrap180(yaw),
  pitch: clamp(pitch, -90, 90),
})

export const clampedViewDirection = (look: ViewDirection): ViewDirection => ({
  ...clampedAngles(look),
  zoom: clamp(look.zoom, limits.zoom.min, limits.zoom.max),
})

export const wrappedYaw = (yaw: number | null) => (yaw === null ? null : wrap180(yaw))
