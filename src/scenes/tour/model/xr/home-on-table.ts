import { isInside } from '../../../../math/polygon.ts'
import type { Vector3 } from '../../../../math/vector.ts'
import type { HomeData } from '../home/home-data.ts'
import { onLevel, type Pointing } from './pointing.ts'

/** How much smaller the home on the table is. */
export const tableScale = 1 / 25

/** A room of the home on the table, by the id of its standing point, which is the room's in the tour. */
export type TableRoom = {
  id: string
  /** of the home's own plan */
  plan: string
  /**
   * Where its name stands: over the middle of its plan, or over its standing point where that is not in the room; metres in
   * the home's own axes and size
   */
  middle: Vector3
}

/** Names stand so high above the home's floor, metres at its own size. */
const nameHeight = 4

/** The rooms of the home that a tour has. @param rooms  ids of the tour's rooms */
export function tableRooms(home: HomeData, rooms: ReadonlySet<string>): TableRoom[] {
  return home.standingPoints.flatMap(({ id, room, position }) => {
    const polygon = home.rooms.find((each) => each.id === room)?.polygon
    if (!polygon || !rooms.has(id)) return []
    const xs = polygon.map(([x]) => x)
    const zs = polygon.map(([, z]) => z)
    const middleOf = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2
    const middle = [middleOf(xs), middleOf(zs)] as const
    const [x, z] = isInside(middle, polygon) ? middle : [position[0], position[2]]
    return [{ id, plan: room, middle: [x, nameHeight, z] as const }]
  })
}

/** Heights at which what is pointed at is looked for, the floor first: a ray may end at a wall. Metres at the home's own size. */
const levels = [0, 1.3, 2.6]

/** The room whose inside a ray meets. @param ray  in the home's own axes and size */
export function roomAt(home: HomeData, rooms: readonly TableRoom[], ray: Pointing): string | null {
  for (const level of levels) {
    const met = onLevel(ray, level)
    if (!met) continue
    const plan = home.rooms.find(({ polygon }) => isInside([met[0], met[2]], polygon))?.id
    const room = rooms.find((each) => each.plan === plan)
    if (room) return room.id
  }
  return null
}

/** A table or a floor: level, within some fifteen degrees. @param normal  of length 1 */
export const isLevel = (normal: Vector3): boolean => normal[1] > 0.96
