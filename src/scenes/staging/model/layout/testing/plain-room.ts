import { radians } from '../../../../../math/angle.ts'
import type { Item } from '../../../../../room-photo/model/design/item.ts'
import type { Opening, StagingRoom } from '../../room.ts'

/**
 * A rectangle with its camera in the middle of the front, looking at the back wall, which is the outline's fourth
 * edge.
 */
export function plainRoom(
  width: number,
  depth: number,
  openings: Opening[] = [],
  height = 2.6,
): StagingRoom {
  const [half, back, front] = [width / 2, 0.3 - depth, 0.3]
  return {
    outline: [
      { x: -half, z: back },
      { x: -half, z: front },
      { x: half, z: front },
      { x: half, z: back },
    ],
    height,
    openings,
    views: [
      {
        camera: { fieldOfView: radians(62), tilt: radians(-8), roll: 0, yaw: 0, height: 1.5 },
        photo: { width: 2000, height: 1500 },
      },
    ],
  }
}

let id = 0

/** An item of a design. */
export function itemAt(piece: string, x: number, z: number, rest: Partial<Item> = {}): Item {
  id += 1
  return { id, piece, variant: '', x, z, turn: 0, scale: 1, ...rest }
}
