import { degrees, wrap360 } from '../../../../../math/angle.ts'
import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import type { Opening, StagingRoom } from '../../room.ts'

/** A wall of the room: an edge of its outline. Metres. */
export interface RoomWall {
  /** of the edge; hung pieces name their wall by this and one, since ids count from 1 */
  index: number
  from: FloorPlace
  length: number
  /** along the edge and into the room, both of length 1 */
  along: FloorPlace
  inward: FloorPlace
  /** degrees, as a piece with its back to the wall is turned */
  turn: number
  openings: Opening[]
  /** how the outline turns at the wall's first corner: whether furniture can stand in it */
  startsInCorner: boolean
}

/** The walls of a room, in the outline's order. Corners that tell no direction are passed over. */
export function wallsOf({
  outline,
  openings,
}: Pick<StagingRoom, 'outline' | 'openings'>): RoomWall[] {
  const edges = outline.map((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from
    const length = Math.hypot(to.x - from.x, to.z - from.z)
    const along = { x: (to.x - from.x) / (length || 1), z: (to.z - from.z) / (length || 1) }
    return { index, from, length, along }
  })
  return edges.map((edge, at) => {
    const { along, index } = edge
    const before = edges[(at + edges.length - 1) % edges.length]?.along ?? along
    const inward = { x: along.z + 0, z: 0 - along.x }
    const turn = Math.round(wrap360(degrees(Math.atan2(inward.x, inward.z))) * 10) / 10
    return {
      ...edge,
      inward,
      turn: turn % 360,
      openings: openings.filter(({ wall }) => wall === index),
      startsInCorner: before.x * inward.x + before.z * inward.z < -0.5,
    }
  })
}

/** A place before a wall. @param along, off  metres from its first corner, and into the room */
export function placeAt({ from, along, inward }: RoomWall, by: number, off: number): FloorPlace {
  return {
    x: from.x + along.x * by + inward.x * off,
    z: from.z + along.z * by + inward.z * off,
  }
}

/** Where a place is, seen from a wall: metres along it and before it. */
export function fromWall({ from, along, inward }: RoomWall, { x, z }: FloorPlace) {
  const [dx, dz] = [x - from.x, z - from.z]
  return { by: dx * along.x + dz * along.z, off: dx * inward.x + dz * inward.z }
}
