/** The rooms of the portal, in the order of their numbers. */
export const roomIds = [
  'council',
  'permits',
  'taxes',
  'benefits',
  'elections',
  'reports',
  'records',
  'emergency',
  'works',
] as const

export type RoomId = (typeof roomIds)[number]

/** The number of a room with two digits: `01`. */
export const roomNumber = (room: RoomId): string =>
  String(roomIds.indexOf(room) + 1).padStart(2, '0')

/** @returns the position of a room on a way, from 1; `undefined` when it is not on it */
export function stepOnWay(way: readonly RoomId[] | undefined, room: RoomId): number | undefined {
  const at = way?.indexOf(room) ?? -1
  return at < 0 ? undefined : at + 1
}
