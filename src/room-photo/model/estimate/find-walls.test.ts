import { expect, test } from 'vitest'
import { radians } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import type { Vec3 } from '../../../math/vector.ts'
import type { RoomCamera } from '../camera.ts'
import { raysOf } from '../testing/samples.ts'
import { findWalls } from './find-walls.ts'
import { toGray } from './gray-image.ts'
import { photoEdges } from './line-segments.ts'

const size = { width: 640, height: 480 }
const room = { left: 2.1, right: 2.4, back: 4, ceiling: 2.6 }
const board = 0.08
const height = 1.5
/** of the floor, the ceiling, the back, left and right wall */
const shades = [95, 228, 182, 160, 202]

/** Brightness of what a ray from the eye meets in a room like a shoebox, with white boards along its floor. */
function brightnessOf([x, y, z]: Vec3): number {
  const { left, right, back, ceiling } = room
  const ways = [height / -y, (ceiling - height) / y, back / -z, left / -x, right / x]
  const fars = ways.map((far) => (far > 0 ? far : Infinity))
  const far = Math.min(...fars)
  const up = height + y * far
  const isWall = up > 1e-6 && up < room.ceiling - 1e-6
  return isWall && up < board ? 242 : (shades[fars.indexOf(far)] ?? 0)
}

/** What is found in a photo of the room: four points a pixel, and a little noise. */
function found(camera: RoomCamera, shadeOf = brightnessOf) {
  const random = createRandom(5)
  const rayTo = raysOf(camera, size)
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    let sum = 0
    for (const right of [0.25, 0.75])
      for (const down of [0.25, 0.75]) sum += shadeOf(rayTo(x + right, y + down))
    data.fill(sum / 4 + 3 * (random() - 0.5), at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  const image = toGray(data, size.width, size.height, 1000)
  const { all } = photoEdges(image)
  return (by = camera) => findWalls(image, { data, ...size }, all, by)
}

const camera = (yaw: number, tilt: number, roll = 0): RoomCamera => ({
  ...{ fieldOfView: radians(60), tilt: radians(tilt), roll: radians(roll), yaw: radians(yaw) },
  height,
})

test.each([
  ['straight on', camera(0, -6), ['back']],
  ['into its left corner', camera(28, -8), ['left', 'back']],
  ['into its right corner', camera(-30, -5, 3), ['back', 'right']],
] as const)(
  'the walls of a room that is seen %s are found below their boards',
  (_name, seen, sides) => {
    const outlineBy = found(seen)
    const { walls, ceiling } = outlineBy()
    // Straight on the side walls are seen too narrowly to be always sure of.
    expect(walls.map(({ side }) => side)).toEqual(expect.arrayContaining([...sides]))
    for (const { side, distance } of walls)
      expect(Math.abs(distance / room[side] - 1)).toBeLessThan(0.025)
    expect(Math.abs((ceiling ?? 0) / room.ceiling - 1)).toBeLessThan(0.04)
    expect(walls.map(({ confidence }) => confidence)).toContain('good')
    // Twice as far off from a camera twice as high.
    expect(
      outlineBy({ ...seen, height: 2 * height }).walls.map(({ distance }) => distance),
    ).toEqual(walls.map(({ distance }) => expect.closeTo(2 * distance, 6)))
  },
)

const random = createRandom(9)
test.each([
  ['one wall alone fills it', () => 180],
  ['it shows nothing but noise', () => 255 * random()],
])('no wall is made up where %s', (_name, shade) => {
  expect(found(camera(0, -6), shade)()).toMatchObject({ walls: [] })
})
