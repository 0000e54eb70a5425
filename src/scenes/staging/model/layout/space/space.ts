import { degrees, wrap360 } from '../../../../../math/angle.ts'
import type { FloorPlace } from '../../../../../room-photo/model/camera.ts'
import { boxOf, type FloorBox } from '../../../../../room-photo/model/wall.ts'
import { areaOf, type Opening, type StagingRoom, walkableSill } from '../../room.ts'
import { type Body, bodyAt, flat } from './body.ts'
import { isInView, project, type ViewCamera, viewCameraOf } from './visibility.ts'
import { groundOf, placeOf, type WalkableGrid } from './ways.ts'

/** A room, prepared for furnishing. */
export interface Space {
  outline: readonly FloorPlace[]
  /** meters */
  height: number
  walls: RoomWall[]
  zones: Zone[]
  eyes: ViewCamera[]
  /** how much of a piece's footprint lies between the sides of the first photo, 0 to 1 */
  leastInView: number
  ground: WalkableGrid
  /** of the floor, square meters */
  area: number
  bounds: FloorBox
  /** middle of its bounds */
  middle: FloorPlace
  /** middle of the floor that the first photo shows, where furniture may stand */
  focus: FloorPlace
  /** half its diagonal, meters */
  radius: number
}

export function spaceOf(room: StagingRoom): Space {
  const { outline, height, views, obstacles = [], ways = [], passage, leastInView = 0 } = room
  const walls = wallsOf(room)
  const eyes = views.map(viewCameraOf)
  const doors = walls.flatMap((wall) =>
    wall.openings
      .filter(isPassage)
      .map(({ from, to }) => placeAlongWall(wall, (from + to) / 2, 0.4)),
  )
  const bounds = boxOf(outline)
  const [width, depth] = [bounds.right - bounds.left, bounds.front - bounds.back]
  const middle = { x: bounds.left + width / 2, z: bounds.back + depth / 2 }
  const starts = [...eyes.map(({ place }) => place), ...doors]
  const ground = groundOf(outline, starts.length > 0 ? starts : [middle])
  const [first] = eyes
  return {
    outline,
    height,
    walls,
    zones: [
      ...walls.flatMap((wall) => zonesOf(wall, passage)),
      ...obstacles.map((box) => zoneOver(box, 0)),
      ...ways.map((box) => zoneOver(box, flat)),
    ],
    eyes,
    leastInView,
    ground,
    area: areaOf(outline),
    bounds,
    middle,
    focus: (first && focusOf(first, outline, ground)) ?? middle,
    radius: Math.hypot(width, depth) / 2,
  }
}

/** A wall of the room: an edge of its outline. Meters. */
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

/** A place in front of a wall. @param along, off  meters from its first corner, and into the room */
export function placeAlongWall(
  { from, along, inward }: RoomWall,
  by: number,
  off: number,
): FloorPlace {
  return {
    x: from.x + along.x * by + inward.x * off,
    z: from.z + along.z * by + inward.z * off,
  }
}

/** The coordinates of a place relative to a wall: meters along it and in front of it. */
export function toWallFrame({ from, along, inward }: RoomWall, { x, z }: FloorPlace) {
  const [dx, dz] = [x - from.x, z - from.z]
  return { by: dx * along.x + dz * along.z, off: dx * inward.x + dz * inward.z }
}

/** The middles of what openings leave of a wall, and of the openings; meters along it. */
export function wallSpanMiddles({ length, openings }: RoomWall): number[] {
  const edges = [0, ...openings.flatMap(({ from, to }) => [from, to]), length]
  return edges.slice(1).map((edge, at) => (edge + (edges[at] ?? 0)) / 2)
}

/** Clearances of openings. Meters. */
export const clearance = {
  /** before a door, where it swings and people pass; glass down to the floor is one of them */
  passage: 0.9,
  /** right at a window nothing is higher than its sill */
  window: 0.3,
  /** and a little further out nothing tall keeps the light from the room */
  light: 0.6,
  /** so much above the sill is not tall */
  tall: 0.1,
} as const

/** A zone of the room with a height limit. */
export interface Zone {
  body: Body
  /** meters */
  above: number
}

const isPassage = ({ kind, sill }: Opening): boolean => kind === 'door' || sill <= walkableSill

/**
 * The zones in front of a wall's openings.
 * @param passage  depth of those before doors, meters
 */
export function zonesOf(wall: RoomWall, passage: number = clearance.passage): Zone[] {
  return wall.openings.flatMap((opening) => {
    const zone = (depth: number, above: number): Zone => {
      const { x, z } = placeAlongWall(wall, (opening.from + opening.to) / 2, depth / 2)
      const size = { width: opening.to - opening.from, depth, height: 9 }
      return { body: bodyAt(size, { x, z, turn: wall.turn }), above }
    }
    if (isPassage(opening)) return [zone(passage, flat)]
    return [
      zone(clearance.window, opening.sill),
      zone(clearance.light, opening.sill + clearance.tall),
    ]
  })
}

/** @param above  how high what stands there may be, meters */
function zoneOver({ left, right, back, front }: FloorBox, above: number): Zone {
  const size = { width: right - left, depth: front - back, height: 9 }
  const middle = { x: (left + right) / 2, z: (back + front) / 2, turn: 0 }
  return { body: bodyAt(size, middle), above }
}

/** Least distance of furniture from a camera. Meters. */
export const minCameraDistance = 1.1

/**
 * The middle of the floor that a photo shows and that furniture may stand on.
 * @returns undefined where it shows none
 */
function focusOf(
  eye: ViewCamera,
  outline: readonly FloorPlace[],
  ground: WalkableGrid,
): FloorPlace | undefined {
  const { toWall } = ground
  let [count, x, z] = [0, 0, 0]
  for (let cell = 0; cell < toWall.length; cell += 1) {
    if (toWall[cell] === 0) continue
    const at = placeOf(ground, cell)
    if (project(eye, at.x, 0, at.z).ahead < minCameraDistance) continue
    if (!isInView(eye, outline, at, 0)) continue
    count += 1
    x += at.x
    z += at.z
  }
  return count > 0 ? { x: x / count, z: z / count } : undefined
}
