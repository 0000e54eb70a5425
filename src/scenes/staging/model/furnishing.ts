import type { FloorPlace } from '../../../room-photo/model/camera.ts'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import { type Kit, withoutWallPieces } from './kit.ts'
import type { RoomSource } from './photo.ts'
import type { StagingRoom } from './room.ts'

/** What is arranged in a room: on walls that are not known nothing hangs, and from found ones pieces keep away. */
export const furnishingOf = (
  { room, roomBy }: { room: StagingRoom; roomBy: RoomSource },
  kit: Kit,
  sizes: Sizes,
): [StagingRoom, Kit] => [
  roomBy === 'found' ? insetRoom(room) : room,
  roomBy === 'known' ? kit : withoutWallPieces(kit, sizes),
]

/** How far a found wall may be off: a share of how far it is from the camera, and meters. */
const margin = { share: 0.02, least: 0.03 }

/**
 * A found room with its walls a little nearer, as they may be off: pieces that stand a hand before a wall look right,
 * those that stand in it do not.
 */
export function insetRoom(room: StagingRoom): StagingRoom {
  const { outline, openings } = room
  const walls = outline.map((from, at) => {
    const to = outline[(at + 1) % outline.length] ?? from
    const length = Math.hypot(to.x - from.x, to.z - from.z) || 1
    const along = { x: (to.x - from.x) / length, z: (to.z - from.z) / length }
    const inward = { x: along.z, z: -along.x }
    // The camera is above the origin.
    const far = Math.abs(from.x * inward.x + from.z * inward.z)
    const by = margin.least + margin.share * far
    return { along, by: { x: inward.x * by, z: inward.z * by } }
  })
  const shifts = walls.map(({ by }, at): FloorPlace => {
    const before = walls.at(at - 1)?.by ?? by
    return { x: before.x + by.x, z: before.z + by.z }
  })
  return {
    ...room,
    outline: outline.map(({ x, z }, at) => ({
      x: x + (shifts[at]?.x ?? 0),
      z: z + (shifts[at]?.z ?? 0),
    })),
    openings: openings.map((opening) => {
      const [wall, shift] = [walls[opening.wall], shifts[opening.wall]]
      if (!wall || !shift) return opening
      const by = shift.x * wall.along.x + shift.z * wall.along.z
      return { ...opening, from: Math.max(0, opening.from - by), to: opening.to - by }
    }),
  }
}
