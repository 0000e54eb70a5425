import type { Room, RoomId } from '../document/tour-document.ts'

/**
 * How many links each room is away, the present one 0. The next rooms of the strip are taken as near too, half a step
 * behind linked ones: a tour that is not linked yet is looked through there.
 * @returns rooms that no way leads to are not in it
 */
export function roomDistances(rooms: readonly Room[], present: RoomId): Map<RoomId, number> {
  const byId = new Map(rooms.map((room) => [room.id, room]))
  const distances = new Map<RoomId, number>()
  let ring = byId.has(present) ? [present] : []
  for (let far = 0; ring.length > 0; far += 1) {
    for (const id of ring) distances.set(id, far)
    const next = ring.flatMap((id) => byId.get(id)?.links.map(({ to }) => to) ?? [])
    ring = [...new Set(next)].filter((id) => byId.has(id) && !distances.has(id))
  }
  const at = rooms.findIndex(({ id }) => id === present)
  for (const beside of at < 0 ? [] : [rooms[at + 1], rooms[at - 1]]) {
    if (beside) distances.set(beside.id, Math.min(1.5, distances.get(beside.id) ?? 1.5))
  }
  return distances
}
