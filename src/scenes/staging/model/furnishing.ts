import type { FloorPlace } from '../../../room-photo/model/camera.ts'
import type { Sizes } from '../../../room-photo/model/design/item.ts'
import type { Confidence } from '../../../room-photo/model/estimate/estimate-camera.ts'
import { boxOf, type FloorBox } from '../../../room-photo/model/wall.ts'
import { type Kit, lacksMainPiece, withoutWallPieces } from './kit.ts'
import { type Arrangement, arrange, arrangeSparsely } from './layout/arrange.ts'
import { placeAlongWall, wallsOf } from './layout/space/space.ts'
import { isInView, viewCameraOf } from './layout/space/visibility.ts'
import type { RoomSource } from './photo.ts'
import type { RoomKind, StagingRoom } from './room.ts'

/** A room that is to be furnished, and where it is from. */
export interface RoomToFurnish {
  room: StagingRoom
  roomBy: RoomSource
  /** how sure its camera is, where it was found */
  confidence: Confidence
}

/** A furnished room, and as which kind of room. */
export interface Furnished extends Arrangement {
  stagedAs: RoomKind
}

/**
 * How far pieces keep from the doors of a found room, meters: more than people need to pass, since the room may be larger or
 * smaller than it seems.
 */
const passage = 1.05

/** And from what the photo does not show of its walls: as from a door, and where there is little room. Meters. */
const unseenClearances = [passage, passage / 2]

/** How far a found wall may be off by how sure the camera is: a share of how far it is from the camera. */
const marginShares: Record<Confidence, number> = { good: 0.02, fair: 0.03, poor: 0.1 }

/** At least how much of a piece's place on the floor lies between the photo's sides, since what is beside them is not known. */
const leastInView = 0.6

/**
 * Furnishes the room of a photo. On walls that are not known nothing hangs. From walls that were only found pieces keep
 * away, and from what the photo does not show of them as from a door, and they stand where the photo shows the room. Where
 * nothing fits so, an armchair and what is small may stand free.
 * @param kits  of one style for each kind of room that is tried, the likeliest first
 * @param seed  an integer; the same gives the same
 * @returns the first with its main piece, else the first with any, else an empty one
 */
export function furnish(
  { room, roomBy, confidence }: RoomToFurnish,
  kits: readonly Kit[],
  sizes: Sizes,
  seed: number,
): Furnished {
  const own = roomBy === 'known' ? kits : kits.map((kit) => withoutWallPieces(kit, sizes))
  const firstOf = (rooms: readonly StagingRoom[], by: typeof arrange) =>
    firstFurnished(rooms, own, (each, kit) => by(each, kit, sizes, seed))
  if (roomBy !== 'found') return firstOf([room], arrange)
  const inset = insetRoom(room, marginShares[confidence])
  const rooms = unseenClearances.map((deep) => {
    const ways = unseenWallFronts(inset, deep)
    return { ...inset, ways, passage, leastInView }
  })
  const furnished = firstOf(rooms, arrange)
  return furnished.items.length > 0 ? furnished : firstOf(rooms, arrangeSparsely)
}

/** A room with each kit, then the next room: the first with its main piece, else the first with any, else an empty one. */
function firstFurnished(
  rooms: readonly StagingRoom[],
  kits: readonly Kit[],
  arranged: (room: StagingRoom, kit: Kit) => Arrangement,
): Furnished {
  let first: Furnished | undefined
  for (const room of rooms)
    for (const kit of kits) {
      const furnished = { ...arranged(room, kit), stagedAs: kit.kind }
      if (!lacksMainPiece(kit.kind, furnished.leftOut)) return furnished
      if (!first || first.items.length === 0) first = furnished
    }
  if (!first) throw new Error('There is no kit')
  return first
}

/** Where a photo is searched for a door: every so often along a wall, at these heights; in less than `narrowest` is none. Meters. */
const doorSearch = { step: 0.1, heights: [1.1, 1.4, 1.7], narrowest: 0.3 }

/**
 * The floor before those parts of walls that the first photo does not show: there may be doors.
 * @param deep  meters
 */
export function unseenWallFronts(room: StagingRoom, deep: number): FloorBox[] {
  const { outline, views } = room
  const [eye] = views.map(viewCameraOf)
  if (!eye) return []
  return wallsOf(room).flatMap((wall) => {
    const count = Math.ceil(wall.length / doorSearch.step)
    const step = wall.length / count
    const isSeen = (at: number) => {
      const place = placeAlongWall(wall, (at + 0.5) * step, 0)
      return doorSearch.heights.some((y) => isInView(eye, outline, place, y))
    }
    const boxes: FloorBox[] = []
    let start = 0
    for (let at = 0; at <= count; at += 1) {
      if (at < count && !isSeen(at)) continue
      const [from, to] = [start * step, at * step]
      const ends = [from, to].flatMap((by) => [
        placeAlongWall(wall, by, 0),
        placeAlongWall(wall, by, deep),
      ])
      if (to - from >= doorSearch.narrowest) boxes.push(boxOf(ends))
      start = at + 1
    }
    return boxes
  })
}

/** How far any found wall may be off, meters. */
const leastMargin = 0.06

/**
 * A found room with its walls a little nearer, as they may be off: pieces that stand a hand before a wall look right,
 * those that stand in it do not.
 * @param margin  a share of how far each is from the camera, beside `leastMargin`
 */
export function insetRoom(room: StagingRoom, margin: number): StagingRoom {
  const { outline, openings } = room
  const walls = wallsOf(room).map(({ from, along, inward }) => {
    // The camera is above the origin.
    const far = Math.abs(from.x * inward.x + from.z * inward.z)
    const by = leastMargin + margin * far
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
    openings: openings.flatMap((opening) => {
      const [wall, shift] = [walls[opening.wall], shifts[opening.wall]]
      if (!wall || !shift) return opening
      const by = shift.x * wall.along.x + shift.z * wall.along.z
      const [from, to] = [Math.max(0, opening.from - by), opening.to - by]
      // One right beside a corner may lie behind the nearer wall.
      return from < to ? { ...opening, from, to } : []
    }),
  }
}
