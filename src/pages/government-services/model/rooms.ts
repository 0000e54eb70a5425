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

/** The number on a room's door: `01`. */
export const doorOf = (room: RoomId): string => String(roomIds.indexOf(room) + 1).padStart(2, '0')

/** @returns at which place of a way a room comes, from 1; `undefined` when the way passes it by */
export function stepOf(way: readonly RoomId[] | undefined, room: RoomId): number | undefined {
  const at = way?.indexOf(room) ?? -1
  return at < 0 ? undefined : at + 1
}
