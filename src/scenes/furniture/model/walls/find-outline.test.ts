import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { toGray } from '../match/gray-image.ts'
import { type RoomCamera, rayAt } from '../room/camera.ts'
import { findOutline } from './find-outline.ts'
import { photoEdges } from './photo-edges.ts'

const size = { width: 640, height: 480 }
const room = { left: 2.1, right: 2.4, back: 4, ceiling: 2.6 }
const board = 0.08

/** Brightness of what a ray from the eye meets in a room like a shoebox, with white boards along its floor. */
function brightnessOf([x, y, z]: readonly [number, number, number], height: number): number {
  const hits = [
    { far: y < 0 ? height / -y : Infinity, shade: 95 },
    { far: y > 0 ? (room.ceiling - height) / y : Infinity, shade: 228 },
    { far: z < 0 ? room.back / -z : Infinity, shade: 182 },
    { far: x < 0 ? room.left / -x : Infinity, shade: 160 },
    { far: x > 0 ? room.right / x : Infinity, shade: 202 },
  ].sort((a, b) => a.far - b.far)
  const [first] = hits
  if (!first) return 0
  const up = height + y * first.far
  const isWall = up > 1e-6 && up < room.ceiling - 1e-6
  return isWall && up < board ? 242 : first.shade
}

/** A photo of the room: four points a pixel, and a little noise. */
function photoOf(camera: RoomCamera, shadeOf = brightnessOf) {
  const random = createRandom(5)
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)]
    let sum = 0
    for (const [right, down] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ] as const) {
      const ray = rayAt(camera, size, { x: x + right, y: y + down })
      sum += shadeOf([ray[0], ray[1], ray[2]], camera.height)
    }
    data.fill(sum / 4 + 3 * (random() - 0.5), at * 4, at * 4 + 3)
    data[at * 4 + 3] = 255
  }
  const picture = { data, ...size }
  const image = toGray(data, size.width, size.height, 1000)
  return { picture, image, segments: photoEdges(image).all }
}

const camera = (yaw: number, tilt: number, roll = 0): RoomCamera => ({
  fieldOfView: radians(60),
  tilt: radians(tilt),
  roll: radians(roll),
  yaw: radians(yaw),
  height: 1.5,
})

describe('the walls of a room are found in its photo', () => {
  test.each([
    ['straight on', camera(0, -6), ['left', 'back', 'right']],
    ['into its left corner', camera(28, -8), ['left', 'back']],
    ['into its right corner', camera(-30, -5, 3), ['back', 'right']],
  ] as const)('seen %s, below their boards', (_name, seen, sides) => {
    const { picture, image, segments } = photoOf(seen)
    const { walls, ceiling, confidence } = findOutline(image, picture, segments, seen)
    expect(walls.map(({ side }) => side)).toEqual(sides)
    for (const { side, distance } of walls) {
      expect(Math.abs(distance / room[side] - 1)).toBeLessThan(0.025)
    }
    expect(Math.abs((ceiling ?? 0) / room.ceiling - 1)).toBeLessThan(0.04)
    expect(confidence).toBe('good')
  })

  test('twice as far off from a camera twice as high', () => {
    const seen = camera(28, -8)
    const { picture, image, segments } = photoOf(seen)
    const low = findOutline(image, picture, segments, seen)
    const high = findOutline(image, picture, segments, { ...seen, height: 3 })
    expect(high.walls.map(({ distance }) => distance)).toEqual(
      low.walls.map(({ distance }) => expect.closeTo(2 * distance, 6)),
    )
  })
})

describe('no wall is made up', () => {
  const random = createRandom(9)
  test.each([
    ['one wall alone fills it', () => 180],
    ['it shows nothing but noise', () => 255 * random()],
  ])('where %s', (_name, shade) => {
    const seen = camera(0, -6)
    const { picture, image, segments } = photoOf(seen, shade)
    const outline = findOutline(image, picture, segments, seen)
    expect(outline.walls).toEqual([])
    expect(outline.confidence).toBe('poor')
  })
})
