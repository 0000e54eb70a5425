import { expect, test } from 'vitest'
import { layoutInput, layoutOfBoth, mirroredInput, type RoomLayout } from './room-layout.ts'

test('a mirrored picture keeps where its places are', () => {
  const data = new Uint8ClampedArray(4 * 32 * 16).fill(255)
  // Red on the left.
  for (let row = 0; row < 16; row += 1)
    for (let column = 0; column < 16; column += 1) data.set([255, 0, 0], 4 * (row * 32 + column))
  const input = layoutInput({ data, width: 32, height: 16 })
  const [, , height, width] = input.shape
  const greenAt = ({ data }: typeof input, column: number) => data[height * width + column]
  const mirrored = mirroredInput(input)
  expect([greenAt(input, 0), greenAt(input, width - 1)]).toEqual([-0.5, 0.5])
  expect([greenAt(mirrored, 0), greenAt(mirrored, width - 1)]).toEqual([0.5, -0.5])
  const places = 3 * height * width
  expect(mirrored.data.subarray(places)).toEqual(input.data.subarray(places))
})

test('the mirrored photo adds its doors, and half of what it says of floor and ceiling', () => {
  const map = (...values: number[]) => Float32Array.from(values)
  const size = { width: 2, height: 2 }
  const guess = { value: 0, spread: 1 }
  const layout = (floor: Float32Array, door: Float32Array): RoomLayout => ({
    faces: { ...size, floor, ceiling: map(0, 0, 0, 0) },
    things: { ...size, door, window: map(0, 0, 0, 0), thing: map(0, 0, 0, 0) },
    camera: { focal: guess, tilt: guess, roll: guess },
  })
  const own = layout(map(0, 0, 1, 0), map(0.25, 0, 0, 0))
  const both = layoutOfBoth(own, layout(map(0, 0, 1, 1), map(0.5, 0.125, 0, 0)))
  expect(both.faces.floor).toEqual(map(0, 0, 1, 0.5))
  expect(both.things.door).toEqual(map(0.25, 0.5, 0, 0))
  expect(both.things.window).toEqual(own.things.window)
})
