import { clamp } from '../../../math/clamp.ts'
import { isInside } from '../../../math/polygon.ts'
import { type CameraPose, type FloorPlace, floorThrough, toImagePoint } from '../camera.ts'
import { boxOf, type FloorBox } from '../wall.ts'
import type { FoundOpening } from './find-openings.ts'
import type { FloorOutline } from './floor-outline.ts'
import type { PhotoMap, RoomLayout } from './room-layout.ts'

/** Meters, as far as the camera's height is right. */
const config = {
  /** probability from which a place shows something that stands about */
  shown: 0.5,
  /** feet this near belong to one thing */
  together: 0.3,
  /** fewest columns of the map that show one */
  least: 3,
  /** how far a thing goes on behind the foot that the photo shows, and the floor behind it is looked at */
  deep: 0.375,
  /** a door this near is one that was found where it is, and this much stays free around any other */
  door: { near: 0.12, free: 0.9 },
}

/**
 * Where nothing may be put, as boxes parallel to the room, meters: where something stands on the floor and what it hides of
 * it, and ways to doors beyond the found walls.
 */
export function findObstacles(
  { faces, things }: Pick<RoomLayout, 'faces' | 'things'>,
  { corners }: FloorOutline,
  openings: readonly FoundOpening[],
  pose: CameraPose,
): FloorBox[] {
  const outline = corners.map(({ x, z }): [number, number] => [x, z])
  const groupsOf = (map: Float32Array, isMeant: (place: FloorPlace) => boolean) => {
    const groups: Foot[][] = []
    const { columns, rows } = things
    for (let column = 0; column < columns; column += 1) {
      for (let row = rows - 1; row >= 0; row -= 1) {
        const at = row * columns + column
        const below = at + columns
        if (!shows(map[at]) || shows(map[below])) continue
        // What hangs on a wall has no foot on the floor. A row between them may be unsure.
        const isOnFloor = [at, below, below + columns].some((each) => shows(faces.floor[each]))
        if (!isOnFloor) continue
        const place = floorBelow(pose, things, column, row + 1)
        if (!place || !isMeant(place)) continue
        let top = row
        while (top > 0 && shows(map[at - (row - top + 1) * columns])) top -= 1
        addTo(groups, { ...place, hides: hiddenBy(pose, things, { column, row: top }, place) })
      }
    }
    return groups.filter(({ length }) => length >= config.least)
  }
  const standing = groupsOf(things.thing, ({ x, z }) => isInside([x, z], outline))
  const doors = groupsOf(things.door, (place) =>
    openings.every((opening) => distanceTo(opening, corners, place) > config.door.near),
  )
  const { free } = config.door
  return [
    ...standing.flatMap((feet) => floorBehind(feet, outline)),
    ...doors.map((places) => {
      const { left, right, back, front } = boxOf(places)
      return { left: left - free, right: right + free, back: back - free, front: front + free }
    }),
  ]
}

/** Where something stands, as seen in a column of the map. */
interface Foot extends FloorPlace {
  /** how many times as far away what it hides of the floor ends */
  hides: number
}

/** How many times as far away the floor is seen again over a thing. @param top  the place of the map where it ends */
function hiddenBy(
  pose: CameraPose,
  { columns, rows, width, height }: PhotoMap,
  top: { column: number; row: number },
  { x, z }: FloorPlace,
): number {
  const pixel = { x: ((top.column + 0.5) * width) / columns, y: (top.row * height) / rows }
  const again = floorThrough(pose, toImagePoint({ width, height }, pixel))
  return again ? Math.hypot(again.x, again.z) / Math.hypot(x, z) : Number.POSITIVE_INFINITY
}

/**
 * The floor on which a thing stands, and what it hides of the floor behind it as far as the room goes: what stood there
 * would have to be drawn behind it.
 */
function floorBehind(feet: readonly Foot[], outline: readonly [number, number][]): FloorBox[] {
  const at = ({ x, z }: FloorPlace, by: number): FloorPlace => ({ x: x * by, z: z * by })
  const boxes: FloorBox[] = []
  let hidden: readonly Foot[] = feet
  for (let off = 0; hidden.length > 0; off += config.deep) {
    const places = hidden.flatMap((foot) => {
      const away = Math.hypot(foot.x, foot.z) || 1
      return [at(foot, 1 + off / away), at(foot, 1 + (off + config.deep) / away)]
    })
    boxes.push(boxOf(places))
    hidden = hidden.filter((foot) => {
      const by = 1 + (off + config.deep) / (Math.hypot(foot.x, foot.z) || 1)
      const { x, z } = at(foot, by)
      return by < foot.hides && isInside([x, z], [...outline])
    })
  }
  return boxes
}

/** How far a place is from the foot of an opening, meters. */
function distanceTo(
  { wall, from, to }: FoundOpening,
  corners: readonly FloorPlace[],
  { x, z }: FloorPlace,
): number {
  const start = corners[wall]
  const end = corners[(wall + 1) % corners.length]
  if (!start || !end) return Number.POSITIVE_INFINITY
  const length = Math.hypot(end.x - start.x, end.z - start.z) || 1
  const [alongX, alongZ] = [(end.x - start.x) / length, (end.z - start.z) / length]
  const along = clamp((x - start.x) * alongX + (z - start.z) * alongZ, from, to)
  return Math.hypot(start.x + along * alongX - x, start.z + along * alongZ - z)
}

const shows = (probability = 0) => probability > config.shown

/** The floor at the lower edge of a place of the map. @returns null at the horizon and above */
function floorBelow(
  pose: CameraPose,
  { columns, rows, width, height }: PhotoMap,
  column: number,
  row: number,
): FloorPlace | null {
  const pixel = { x: ((column + 0.5) * width) / columns, y: (row * height) / rows }
  return floorThrough(pose, toImagePoint({ width, height }, pixel))
}

/** Adds a place to the group that has one near, and joins groups that it connects. */
function addTo<Place extends FloorPlace>(groups: Place[][], place: Place): void {
  const isNear = ({ x, z }: Place) => Math.hypot(x - place.x, z - place.z) < config.together
  const near = groups.filter((group) => group.some(isNear))
  const joined = [...near.flat(), place]
  const others = groups.filter((group) => !near.includes(group))
  groups.splice(0, groups.length, ...others, joined)
}
