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
        const place = floorAtTop(pose, things, column, row + 1)
        if (!place || !isMeant(place)) continue
        let top = row
        while (top > 0 && shows(map[(top - 1) * columns + column])) top -= 1
        addTo(groups, {
          ...place,
          hides: hiddenBehind(place, floorAtTop(pose, things, column, top)),
        })
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
  /** how far behind it the floor is seen again over the thing, meters; infinite where it is not */
  hides: number
}

/** How far behind a foot the floor is seen again, meters. @param again  where; null where it is not */
const hiddenBehind = (foot: FloorPlace, again: FloorPlace | null): number =>
  again ? Math.hypot(again.x, again.z) - Math.hypot(foot.x, foot.z) : Number.POSITIVE_INFINITY

/**
 * The floor on which a thing stands, and what it hides of the floor behind it as far as the room goes: what stood there
 * would have to be drawn behind it. Between two ends that hide floor all of it counts as hidden.
 */
function floorBehind(feet: readonly Foot[], outline: [number, number][]): FloorBox[] {
  const boxes: FloorBox[] = []
  let hiding = feet
  for (let off = 0; hiding.length > 0; off += config.deep) {
    const end = off + config.deep
    boxes.push(boxOf(hiding.flatMap((foot) => [behind(foot, off), behind(foot, end)])))
    hiding = hiding.filter((foot) => {
      const { x, z } = behind(foot, end)
      return end < foot.hides && isInside([x, z], outline)
    })
  }
  return boxes
}

/** The place so many meters behind another, as the camera sees it. */
function behind({ x, z }: FloorPlace, meters: number): FloorPlace {
  const by = 1 + meters / (Math.hypot(x, z) || 1)
  return { x: x * by, z: z * by }
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

/** The floor at the upper edge of a place of the map. @returns null at the horizon and above */
function floorAtTop(
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
