import sharp from 'sharp'
import { degrees } from '../../../src/math/angle.ts'
import { createRandom } from '../../../src/math/random.ts'
import { toGray } from '../../../src/scenes/furniture/model/match/gray-image.ts'
import { edgesOf, matchLines, matchPhoto } from '../../../src/scenes/furniture/model/match/match.ts'
import { cameraFromMatch } from '../../../src/scenes/furniture/model/room/from-match.ts'
import { findOutline } from '../../../src/scenes/furniture/model/walls/find-outline.ts'
import { photoEdges } from '../../../src/scenes/furniture/model/walls/photo-edges.ts'
import { median } from '../median.ts'
import type { Row } from '../row.ts'
import { floorErrors } from './length-on-floor.ts'
import { attitudeOf, cutOut, photoOf, pixelsOf, type Room, readRooms, shapes } from './room.ts'
import { measureWalls } from './walls.ts'

const longest = 1000

interface Found {
  /** how far off, degrees */
  fieldOfView: number
  tilt: number
  roll: number
  /** shares of 2 m */
  floor: number[]
}

/** How well and how fast the cameras of the sample rooms are found from their photos, with no hand on it. */
export async function measureMatch(): Promise<Row[]> {
  const found: Found[] = []
  const rooms = readRooms()
  for (const room of rooms) {
    for (const ratio of Object.values(shapes)) found.push(await look(room, ratio))
  }
  const times: number[] = []
  for (const room of rooms) times.push(await timeOf(room))
  const row = (what: string, errors: number[], limit: number, unit: string): Row => ({
    what: `photo match: ${what}, median of ${errors.length}`,
    measured: `${median(errors).toFixed(2)}${unit} (worst ${Math.max(...errors).toFixed(1)}${unit})`,
    budget: `≤ ${limit}${unit}`,
    holds: median(errors) <= limit,
  })
  const of = (part: 'fieldOfView' | 'tilt' | 'roll') => found.map((each) => each[part])
  const slowest = Math.round(Math.max(...times))
  return [
    row('field of view off by', of('fieldOfView'), 3, '°'),
    row('tilt off by', of('tilt'), 1, '°'),
    row('roll off by', of('roll'), 0.7, '°'),
    row(
      '2 m on the floor off by, with a door known',
      found.flatMap(({ floor }) => floor.map((share) => share * 100)),
      4,
      ' %',
    ),
    {
      what: `photo match: 12 megapixels, slowest of ${times.length} rooms`,
      measured: `${slowest} ms`,
      budget: '≤ 1500 ms',
      holds: slowest <= 1500,
    },
    ...(await measureWalls()),
  ]
}

async function look(room: Room, ratio: number | null): Promise<Found> {
  const cut = cutOut(room, ratio)
  const { data, width, height } = await pixelsOf(room, cut)
  const image = toGray(data, width, height, longest)
  const match = matchPhoto(image, createRandom(1))
  const seen = { ...room, ...cut }
  const truth = {
    ...attitudeOf(room),
    fieldOfView: 2 * Math.atan(cut.height / 2 / room.focalLength),
  }
  const off = (part: keyof typeof truth) =>
    match ? Math.abs(degrees(match[part] - truth[part])) : 90
  return {
    fieldOfView: off('fieldOfView'),
    tilt: off('tilt'),
    roll: off('roll'),
    floor: match ? floorErrors(seen, match, cut.width / image.width, createRandom(2)) : [1],
  }
}

/** Milliseconds from the decoded pixels to the camera and the walls, of the photo as large as a phone takes it. */
async function timeOf(room: Room): Promise<number> {
  const isUpright = room.height > room.width
  const { data, info } = await sharp(photoOf(room))
    .resize(isUpright ? 3000 : 4000)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const started = performance.now()
  const image = toGray(data, info.width, info.height, longest)
  const { clear, all } = photoEdges(image)
  const match = matchLines(edgesOf(image, clear), image, createRandom(1))
  if (match) findOutline(image, { data, ...info }, all, cameraFromMatch(match))
  return performance.now() - started
}
