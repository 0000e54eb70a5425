import { clamp } from '../../../math/clamp.ts'
import { meanOf, median } from '../../../math/statistics.ts'
import type { Vec3 } from '../../../math/vector.ts'
import {
  type CameraPose,
  cameraPoseOf,
  type ImagePoint,
  imagePointOf,
  type RoomCamera,
} from '../camera.ts'
import type { FoundWall, WallSide } from '../wall.ts'
import type { RgbaImage } from './gray-image.ts'

const config = {
  /** samples along a wall, and rows up it */
  along: 96,
  rows: 24,
  /** heights of the samples on the wall, meters: where windows are */
  from: 0.5,
  to: 2.1,
  /** fewest samples */
  least: { rows: 6, along: 20 },
  /** least contrast of a wall for a reflection, of 255 */
  change: 6,
  /** least correlation of floor and wall */
  agree: 0.55,
  /** share of a wall's change that incoming light shows on any floor, and a share that a polished floor shows */
  dull: 0.1,
  polished: 0.85,
}

/**
 * Estimates how much the floor mirrors: how much its brightness and color change along a wall where the wall above
 * changes to a window, at the exact place of the reflection. A pool of sunlight lies elsewhere.
 * @param walls  that the photo shows
 * @returns 0 to 1; 0 when no wall has anything to be mirrored
 */
export function estimateFloorGloss(
  picture: RgbaImage,
  camera: RoomCamera,
  walls: readonly FoundWall[],
): number {
  const pose = cameraPoseOf(camera, picture)
  const found = walls.map(({ side, distance }) => {
    const { changes, brightness, warmth } = profilesOf(picture, pose, side, distance)
    if (changes.length < config.least.along) return 0
    return Math.min(shareOf(changes, brightness), shareOf(changes, warmth))
  })
  const { dull, polished } = config
  return clamp((Math.max(0, ...found) - dull) / (polished - dull), 0, 1)
}

/** A place in the plane of a wall, meters from the camera. @param along  the wall, from its nearest point */
const placeOnWall = (side: WallSide, distance: number, along: number, y: number): Vec3 =>
  side === 'back' ? [along, y, -distance] : [side === 'left' ? -distance : distance, y, along]

/** Along a wall: the deviation from its own color, and that of the floor at the place of its reflection. */
function profilesOf(picture: RgbaImage, pose: CameraPose, side: WallSide, distance: number) {
  const columns: { wall: Look[]; floor: Look[] }[] = []
  for (let step = 0; step < config.along; step += 1) {
    const along = side === 'back' ? -5 + (10 * step) / config.along : (-8 * step) / config.along
    const column: { wall: Look[]; floor: Look[] } = { wall: [], floor: [] }
    for (let row = 0; row < config.rows; row += 1) {
      const up = config.from + ((config.to - config.from) * (row + 0.5)) / config.rows
      const at = (height: number) =>
        lookAt(
          picture,
          imagePointOf(pose, placeOnWall(side, distance, along, height - pose.height)),
        )
      const [wall, floor] = [at(up), at(-up)]
      if (!wall || !floor) continue
      column.wall.push(wall)
      column.floor.push(floor)
    }
    if (column.wall.length >= config.least.rows) columns.push(column)
  }
  const all = columns.flatMap(({ wall }) => wall)
  const usual = [median(all.map(([bright]) => bright)), median(all.map(([, warm]) => warm))]
  const off = ([bright, warm]: Look) =>
    Math.min(60, Math.abs(bright - (usual[0] ?? 0)) + Math.abs(warm - (usual[1] ?? 0)))
  return {
    changes: columns.map(({ wall }) => meanOf(wall.map(off))),
    brightness: columns.map(({ floor }) => meanOf(floor.map(([bright]) => bright))),
    warmth: columns.map(({ floor }) => meanOf(floor.map(([, warm]) => -warm))),
  }
}

/** Brightness, and red − blue; of 255. */
type Look = readonly [brightness: number, warmth: number]

function lookAt({ data, width, height }: RgbaImage, place: ImagePoint | null): Look | null {
  if (!place) return null
  const [x, y] = [Math.floor(place.x + width / 2), Math.floor(height / 2 - place.y)]
  if (x < 0 || y < 0 || x >= width || y >= height) return null
  const [red = 0, green = 0, blue = 0] = data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)
  return [0.299 * red + 0.587 * green + 0.114 * blue, red - blue]
}

/** The share of the wall's changes that the floor shows; 0 without correlation. */
function shareOf(wall: number[], floor: number[]): number {
  const [a, b] = [detail(wall), detail(floor)]
  let [ww, wf, ff] = [0, 0, 0]
  a.forEach((own, at) => {
    const other = b[at] ?? 0
    ww += own * own
    wf += own * other
    ff += other * other
  })
  if (ww < config.change ** 2 * a.length) return 0
  const agreement = wf / Math.sqrt(Math.max(1e-9, ww * ff))
  return agreement < config.agree ? 0 : wf / Math.max(1e-9, ww)
}

/** Subtracts the mean of a wide neighborhood, since light that fades along a wall is no window. */
function detail(values: number[]): number[] {
  const reach = 24
  return values.map(
    (own, at) => own - meanOf(values.slice(Math.max(0, at - reach), at + reach + 1)),
  )
}
