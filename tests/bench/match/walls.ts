import { createRandom } from '../../../src/math/random.ts'
import { toGray } from '../../../src/scenes/furniture/model/match/gray-image.ts'
import { edgesOf, type Match, matchLines } from '../../../src/scenes/furniture/model/match/match.ts'
import type { RoomCamera } from '../../../src/scenes/furniture/model/room/camera.ts'
import { cameraFromMatch } from '../../../src/scenes/furniture/model/room/from-match.ts'
import { cameraOfKnown, wallsOfKnown } from '../../../src/scenes/furniture/model/room/known.ts'
import { findOutline } from '../../../src/scenes/furniture/model/walls/find-outline.ts'
import type { WallSide } from '../../../src/scenes/furniture/model/walls/outline.ts'
import { photoEdges } from '../../../src/scenes/furniture/model/walls/photo-edges.ts'
import { sightOf, spanOf } from '../../../src/scenes/furniture/model/walls/sight.ts'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { cutOut, pixelsOf, type Room, readRooms, shapes } from './room.ts'

/** A wall is seen whose foot is so long in the photo, as a share of its longer side. */
const seen = 0.1
const longest = 1000

/** How well the walls of the sample rooms are found: with their cameras known, and with the cameras of the match. */
export async function measureWalls(): Promise<Row[]> {
  const found = []
  for (const room of readRooms()) {
    for (const ratio of Object.values(shapes)) found.push(await look(room, ratio))
  }
  return [
    rowOf(
      'camera known',
      found.flatMap(({ known }) => known),
    ),
    rowOf(
      'camera matched',
      found.flatMap(({ matched }) => matched),
    ),
  ]
}

/** @param walls  how far off each is that is seen, as a share; null where it was not found */
function rowOf(what: string, walls: (number | null)[]): Row {
  const errors = walls.flatMap((off) => (off === null ? [] : [Math.abs(off) * 100]))
  const [middle, worst] = [median(errors), Math.max(...errors)]
  return {
    what: `photo match: walls' distance off by, ${what}, median of ${errors.length} of ${walls.length} seen`,
    measured: `${middle.toFixed(1)} % (worst ${worst.toFixed(1)} %)`,
    budget: '≤ 5 %',
    holds: middle <= 5,
  }
}

async function look(room: Room, ratio: number | null) {
  const cut = cutOut(room, ratio)
  const picture = await pixelsOf(room, cut)
  const image = toGray(picture.data, picture.width, picture.height, longest)
  const { clear, all } = photoEdges(image)
  const told = cameraOfKnown({ ...room, ...cut })
  const match = matchLines(edgesOf(image, clear), image, createRandom(1))
  if (!told) throw new Error(`${room.id} tells no camera`)
  const walls = (camera: RoomCamera) => findOutline(image, picture, all, camera).walls
  const compare = (camera: RoomCamera | null) =>
    wallsIn(room, told, cut, camera ? walls(camera) : [])
  // As the tool does it.
  const isSure = ({ confidence }: Match) => confidence !== 'poor'
  return {
    known: compare(told),
    // A match may take another wall for the back one; the walls are then the same under other names.
    matched: compare(
      match && isSure(match) ? { ...cameraFromMatch(match), height: told.height } : null,
    ),
  }
}

function wallsIn(
  room: Room,
  camera: RoomCamera,
  size: { width: number; height: number },
  found: { side: WallSide; distance: number }[],
) {
  const box = wallsOfKnown(room)
  if (!box) throw new Error(`${room.id} tells no walls`)
  const sight = sightOf(camera, size)
  const { min, max } = box
  const foot = (from: [number, number], to: [number, number]) => {
    const at = ([x, z]: [number, number]) => [x, -camera.height, z] as const
    const span = spanOf(sight, at(from), at(to))
    return span ? Math.hypot(span[0].x - span[1].x, span[0].y - span[1].y) : 0
  }
  const truth = [
    { side: 'left', distance: -min.x, foot: foot([min.x, min.z], [min.x, 1]) },
    { side: 'back', distance: -min.z, foot: foot([min.x, min.z], [max.x, min.z]) },
    { side: 'right', distance: max.x, foot: foot([max.x, min.z], [max.x, 1]) },
  ] as const
  const least = seen * Math.max(size.width, size.height)
  return truth.flatMap(({ side, distance, foot }) => {
    const wall = found.find((each) => each.side === side)
    if (!wall && foot < least) return []
    return [wall ? wall.distance / distance - 1 : null]
  })
}
