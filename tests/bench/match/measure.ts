import sharp from 'sharp'
import { degrees } from '../../../src/math/angle.ts'
import { createRandom } from '../../../src/math/random.ts'
import type { Vec3 } from '../../../src/math/vector.ts'
import { floorAt, type ImagePoint, type Pixel } from '../../../src/room-photo/model/camera.ts'
import { cameraHeightFromReference } from '../../../src/room-photo/model/design/scale-reference.ts'
import {
  type CameraEstimate,
  estimateCameraFromLines,
  roomCameraFrom,
} from '../../../src/room-photo/model/estimate/estimate-camera.ts'
import { toGray } from '../../../src/room-photo/model/estimate/gray-image.ts'
import { photoEdges } from '../../../src/room-photo/model/estimate/line-segments.ts'
import { median, type Row } from '../row.ts'
import { attitudeOf, inPhoto, photoOf, type Room, readRooms } from './room.ts'

/** Pixels of a photo's longer side in which the match looks. */
const longest = 1000
/** Width to height of what is looked at: the whole photo, and cut out of its middle. */
const shapes = [null, 1, 16 / 9, 9 / 16]
/** Degrees that a matched camera may be off by. */
const angles = [
  ['field of view', 'fieldOfView', 3],
  ['tilt', 'tilt', 1],
  ['roll', 'roll', 0.7],
] as const

/** How well and how fast the cameras of the sample rooms are found from the edges of their photos alone. */
export async function measureMatch(): Promise<Row[]> {
  const rooms = readRooms()
  const found: Awaited<ReturnType<typeof look>>[] = []
  for (const room of rooms) for (const ratio of shapes) found.push(await look(room, ratio))
  const times: number[] = []
  for (const room of rooms) times.push(await timeOf(room))
  const slowest = Math.round(Math.max(...times))
  const row = (what: string, errors: number[], limit: number, unit: string, digits = 2): Row => ({
    what: `photo match: ${what}`,
    measured: `${median(errors).toFixed(digits)}${unit} (worst ${Math.max(...errors).toFixed(1)}${unit})`,
    budget: `≤ ${limit}${unit}`,
    holds: median(errors) <= limit,
  })
  const middle = (what: string, errors: number[], limit: number, unit: string) =>
    row(`${what}, median of ${errors.length}`, errors, limit, unit)
  const floor = found.flatMap((each) => each.floor.map((share) => share * 100))
  return [
    ...angles.map(([what, part, limit]) => {
      const errors = found.map((each) => each[part])
      return middle(`${what} off by`, errors, limit, '°')
    }),
    middle('2 m on the floor off by, with a door known', floor, 4, ' %'),
    {
      what: `photo match: 12 megapixels, slowest of ${times.length} rooms`,
      measured: `${slowest} ms`,
      budget: '≤ 1500 ms',
      holds: slowest <= 1500,
    },
  ]
}

async function look(room: Room, ratio: number | null) {
  const cut = cutOut(room, ratio)
  const { data, info } = await sharp(photoOf(room))
    .extract({
      left: Math.floor((room.width - cut.width) / 2),
      top: Math.floor((room.height - cut.height) / 2),
      ...cut,
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const image = toGray(data, info.width, info.height, longest)
  const { clear } = photoEdges(image)
  const match = estimateCameraFromLines(clear, image, createRandom(1))
  const seen = { ...room, ...cut }
  const fieldOfView = 2 * Math.atan(cut.height / 2 / room.focalLength)
  const truth = { ...attitudeOf(room), fieldOfView }
  const off = (part: keyof typeof truth) =>
    match ? Math.abs(degrees(match[part] - truth[part])) : 90

  return {
    ...{ fieldOfView: off('fieldOfView'), tilt: off('tilt'), roll: off('roll') },
    floor: match ? floorErrors(seen, match, cut.width / image.width, createRandom(2)) : [1],
  }
}

function cutOut({ width, height }: Room, ratio: number | null) {
  if (ratio === null) return { width, height }
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) }
}

/** Milliseconds from the decoded pixels to the camera, of the photo as large as a phone takes it. */
async function timeOf(room: Room): Promise<number> {
  const { data, info } = await sharp(photoOf(room))
    .resize(room.height > room.width ? 3000 : 4000)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const started = performance.now()
  const image = toGray(data, info.width, info.height, longest)
  const { clear } = photoEdges(image)
  estimateCameraFromLines(clear, image, createRandom(1))
  return performance.now() - started
}

const door = 2.03
const length = 2
/** How far a hand is off, pixels of the photo. */
const hand = 2

/**
 * Shares that a length of 2 m on the floor is measured off by, once a door of 2.03 m was pointed at: at many doors and
 * lengths that the photo shows.
 * @param pixel  pixels of the photo for one of the match
 */
function floorErrors(
  room: Room,
  match: CameraEstimate,
  pixel: number,
  random: () => number,
): number[] {
  const errors: number[] = []
  const shaken = (at: number) => (at + hand * (2 * random() - 1)) / pixel
  const size = { width: room.width / pixel, height: room.height / pixel }
  const pointed = ({ x, y }: ImagePoint): Pixel => ({
    x: size.width / 2 + shaken(x),
    y: size.height / 2 - shaken(y),
  })
  const camera = roomCameraFrom(match)
  const { min, max } = room.room
  const between = (axis: 0 | 2) => min[axis] + random() * (max[axis] - min[axis])
  const end = (axis: 0 | 2) => (random() < 0.5 ? min[axis] : max[axis])
  for (let attempt = 0; attempt < 400 && errors.length < 40; attempt += 1) {
    const [x, z] = random() < 0.5 ? [end(0), between(2)] : [between(0), end(2)]
    const [foot, top] = [inPhoto(room, [x, 0, z]), inPhoto(room, [x, door, z])]
    const from: Vec3 = [between(0), 0, between(2)]
    const angle = random() * 2 * Math.PI
    const to: Vec3 = [from[0] + length * Math.cos(angle), 0, from[2] + length * Math.sin(angle)]
    const [a, b] = [inPhoto(room, from), inPhoto(room, to)]
    if (!foot || !top || !a || !b) continue
    const reference = { kind: 'door', length: door, from: pointed(foot), to: pointed(top) } as const
    const { height } = cameraHeightFromReference(camera, size, reference)
    const [p, q] = [a, b].map((at) => height && floorAt({ ...camera, height }, size, pointed(at)))
    errors.push(p && q ? Math.abs(Math.hypot(p.x - q.x, p.z - q.z) / length - 1) : 1)
  }
  return errors
}
