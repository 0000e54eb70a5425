import { expect, test } from 'vitest'
import {
  flippedInput,
  layoutInput,
  mergeFlipped,
  type RoomLayout,
  roomLayoutFrom,
} from './room-layout.ts'

test('a flipped picture keeps where its places are', () => {
  const data = new Uint8ClampedArray(4 * 32 * 16).fill(255)
  // Red on the left.
  for (let row = 0; row < 16; row += 1)
    for (let column = 0; column < 16; column += 1) data.set([255, 0, 0], 4 * (row * 32 + column))
  const input = layoutInput({ data, width: 32, height: 16 })
  const [, , height, width] = input.shape
  const greenAt = ({ data }: typeof input, column: number) => data[height * width + column]
  const flipped = flippedInput(input)
  expect([greenAt(input, 0), greenAt(input, width - 1)]).toEqual([-0.5, 0.5])
  expect([greenAt(flipped, 0), greenAt(flipped, width - 1)]).toEqual([0.5, -0.5])
  const places = 3 * height * width
  expect(flipped.data.subarray(places)).toEqual(input.data.subarray(places))
})

test('a photo of 3 by 2 keeps its shape, though its places do not', () => {
  const data = new Uint8ClampedArray(4 * 720 * 480)
  const input = layoutInput({ data, width: 720, height: 480 })
  expect(input.shape).toEqual([1, 5, 176, 256])
  const places = new Float32Array(9 * 128 * 88)
  const { faces, things } = roomLayoutFrom({ places, camera: new Float32Array(6) }, input)
  for (const { columns, rows, width, height } of [faces, things]) {
    expect([columns, rows, width]).toEqual([128, 88, 128])
    expect(width / height).toBeCloseTo(1.5, 6)
  }
})

test('the flipped photo adds its doors, and half of what it says of floor, ceiling and camera', () => {
  const map = (...values: number[]) => Float32Array.from(values)
  const size = { columns: 2, rows: 2, width: 2, height: 2 }
  const guess = (value: number, spread: number) => ({ value, spread })
  const layout = (
    floor: number[],
    ceiling: number[],
    door: number[],
    window: number[],
    camera: RoomLayout['camera'],
  ): RoomLayout => ({
    faces: { ...size, floor: map(...floor), ceiling: map(...ceiling) },
    things: { ...size, door: map(...door), window: map(...window), thing: map(0, 0, 0, 0) },
    camera,
  })
  const own = layout([0, 0, 1, 0], [1, 0, 0, 0], [0.25, 0, 0, 0], [0, 0.5, 0, 0], {
    ...{ focal: guess(-0.5, 0.25), tilt: guess(-0.25, 0.5), roll: guess(0.25, 0.125) },
  })
  const flipped = layout([0, 0, 1, 0], [1, 0, 0, 0], [0.5, 0.125, 0, 0], [0, 0, 1, 1], {
    ...{ focal: guess(-0.25, 0.25), tilt: guess(0, 0.25), roll: guess(-0.5, 0.125) },
  })
  const { faces, things, camera } = mergeFlipped(own, flipped)
  expect(faces.floor).toEqual(map(0, 0, 0.5, 0.5))
  expect(faces.ceiling).toEqual(map(0.5, 0.5, 0, 0))
  expect(things.door).toEqual(map(0.25, 0.5, 0, 0))
  expect(things.window).toEqual(own.things.window)
  expect(camera.focal).toEqual(guess(-0.375, 0.25))
  expect(camera.tilt).toEqual(guess(-0.125, 0.375))
  // What leans to the right leans to the left in the flipped photo.
  expect(camera.roll).toEqual(guess(0.375, 0.125))
})
