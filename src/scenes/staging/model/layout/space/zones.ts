import type { Opening } from '../../room.ts'
import { type Body, bodyAt } from './body.ts'
import { placeAt, type RoomWall } from './walls.ts'

/** What openings ask for. Metres. */
export const clearance = {
  /** before a door, where it swings and people pass; glass down to the floor is one of them */
  passage: 0.8,
  /** right at a window nothing is higher than its sill */
  window: 0.3,
  /** and a little further out nothing tall keeps the light from the room */
  light: 0.6,
  /** so much above the sill is not tall */
  tall: 0.1,
  /** a window with its sill below is gone through */
  threshold: 0.15,
} as const

/** A part of the room that nothing higher may stand in. */
export interface Zone {
  body: Body
  /** metres */
  above: number
}

export const isPassage = ({ kind, sill }: Opening): boolean =>
  kind === 'door' || sill <= clearance.threshold

/** What is kept clear before the openings of a wall. */
export function zonesOf(wall: RoomWall): Zone[] {
  return wall.openings.flatMap((opening) => {
    const zone = (depth: number, above: number): Zone => {
      const { x, z } = placeAt(wall, (opening.from + opening.to) / 2, depth / 2)
      const size = { width: opening.to - opening.from, depth, height: 9 }
      return { body: bodyAt(size, { x, z, turn: wall.turn }), above }
    }
    if (isPassage(opening)) return [zone(clearance.passage, 0.05)]
    return [
      zone(clearance.window, opening.sill),
      zone(clearance.light, opening.sill + clearance.tall),
    ]
  })
}
