import { describe, expect, test } from 'vitest'
import {
  coverCrop,
  cropWindow,
  type Depth,
  lightOrder,
  metersOf,
  partIn,
  pictureCamera,
  placeSeenAt,
  placesOf,
  whole,
  windowFrom,
} from './picture.ts'

const camera = pictureCamera('hero-living-room')
const [left, right, bottom, top] = camera.window
const size = { width: 12, height: 7 }

/** Where a place is seen through a window, as shares of it from the left and the top. */
const seenAt = (
  [x, y, z]: readonly [number, number, number],
  eye: readonly [number, number, number],
  [from, to, low, high]: readonly [number, number, number, number],
) => {
  const away = eye[2] - z
  return [
    ((x - eye[0]) / away - from) / (to - from),
    (high - (y - eye[1]) / away) / (high - low),
  ] as const
}

const depthOf = (byte: (column: number, row: number) => number): Depth => ({
  ...size,
  bytes: Array.from({ length: size.width * size.height }, (_, at) =>
    byte(at % size.width, Math.floor(at / size.width)),
  ),
})

const place = (places: Float32Array, at: number) => {
  const [x = 0, y = 0, z = 0] = places.subarray(3 * at)
  return [x, y, z] as const
}

test('bytes tell meters from the farthest to the nearest', () => {
  expect(metersOf(0, camera)).toBeCloseTo(camera.far)
  expect(metersOf(255, camera)).toBeCloseTo(camera.near)
})

test('from where it was taken every place is seen where the picture has it, and the outermost lie outside', () => {
  const places = placesOf(
    depthOf((column, row) => (column * 37 + row * 91) % 256),
    camera,
  )
  for (let row = 0; row < size.height; row++)
    for (let column = 0; column < size.width; column++) {
      const at = row * size.width + column
      const [across, down] = seenAt(place(places, at), [0, 0, 0], camera.window)
      if (column === 0) expect(across).toBeLessThan(-0.1)
      else if (column === size.width - 1) expect(across).toBeGreaterThan(1.1)
      else expect(across).toBeCloseTo((column - 0.5) / (size.width - 2), 4)
      if (row > 0 && row < size.height - 1)
        expect(down).toBeCloseTo((row - 0.5) / (size.height - 2), 4)
    }
})

test('what is behind comes gradually nearer toward what stands before it, which stays where it is', () => {
  const places = placesOf(
    depthOf((column) => (column < 6 ? 100 : 130)),
    camera,
  )
  const metersAt = (column: number) => -place(places, size.width + column)[2]
  for (const column of [6, 7, 10]) expect(metersAt(column)).toBeCloseTo(metersOf(130, camera))
  expect(metersAt(4)).toBeCloseTo(metersOf(114, camera))
  expect(metersAt(1)).toBeCloseTo(metersOf(100, camera))
})

test('an eye that moves to the side sees what is at `focusDistance` where it was, what is nearer go the other way, and no edge', () => {
  const eye = [0.06, 0.03, 0] as const
  const view = windowFrom(camera.window, eye, 5)
  expect(seenAt([0.4, -0.2, -5], eye, view)[0]).toBeCloseTo(
    seenAt([0.4, -0.2, -5], [0, 0, 0], camera.window)[0],
  )
  expect(seenAt([0.4, -0.2, -3], eye, view)[0]).toBeLessThan(
    seenAt([0.4, -0.2, -3], [0, 0, 0], camera.window)[0],
  )
  for (const byte of [0, 255]) {
    const places = placesOf(
      depthOf(() => byte),
      camera,
    )
    expect(seenAt(place(places, 0), eye, view)[0]).toBeLessThan(0)
    expect(seenAt(place(places, size.width - 1), eye, view)[0]).toBeGreaterThan(1)
  }
})

test('what is seen is as wide as the lens says', () => {
  // 26 mm on 36 mm of sensor, and 9:16 of that in height.
  expect(right - left).toBeCloseTo(36 / 26, 4)
  expect(top - bottom).toBeCloseTo((36 / 26) * (9 / 16), 4)
})

test('a place of the room lies where it is seen, as far as the depth says', () => {
  const bytes = Array.from({ length: 96 * 54 }, (_, at) => (at % 96 < 48 ? 40 : 200))
  const depth = { width: 96, height: 54, bytes }
  const [x, y, z] = placeSeenAt({ x: 0.75, y: 0.5 }, depth, camera)
  expect(-z).toBeCloseTo(metersOf(200, camera))
  expect(x / -z).toBeCloseTo(left + 0.75 * (right - left))
  expect(y / -z).toBeCloseTo((top + bottom) / 2)
  expect(placeSeenAt({ x: 0.25, y: 0.5 }, depth, camera)[2]).toBeCloseTo(-metersOf(40, camera))
})

test('of a picture that is larger than the screen the part that is seen is drawn', () => {
  const { crop, box } = partIn(
    { left: -100, top: -50, right: 900, bottom: 450 },
    { left: 0, top: 0, right: 800, bottom: 600 },
  )
  expect(crop).toEqual({ left: 0.1, top: 0.1, right: 0.9, bottom: 1 })
  expect(box).toEqual({ left: 0, top: 0, right: 800, bottom: 450 })
  const [from, to, low, high] = cropWindow([-1, 1, -0.5, 0.5], crop)
  expect([from, to, low, high].map((edge) => edge.toFixed(3))).toEqual([
    '-0.800',
    '0.800',
    '-0.500',
    '0.400',
  ])
  expect(cropWindow([-1, 1, -0.5, 0.5], whole)).toEqual([-1, 1, -0.5, 0.5])
})

test('a box that is covered by a picture shows its middle, as wide or as high as it can', () => {
  expect(coverCrop(16 / 9, 1)).toEqual(whole)
  const wide = coverCrop(32 / 9, 1)
  expect(wide).toEqual({ left: 0, right: 1, top: 0.25, bottom: 0.75 })
  const high = coverCrop(8 / 9, 1)
  expect(high).toEqual({ left: 0.25, right: 0.75, top: 0, bottom: 1 })
  const { left, right, top, bottom } = coverCrop(16 / 9, 1.25)
  expect([left, right, top, bottom].map((edge) => edge.toFixed(3))).toEqual([
    '0.100',
    '0.900',
    '0.100',
    '0.900',
  ])
})

describe('the light round a subject', () => {
  const middle = { x: 0.5, y: 0.5 }
  const rowOf = (depth: Depth) => {
    const order = lightOrder(depth, camera, middle)
    const from = Math.floor(depth.height / 2) * depth.width
    return Array.from(order.slice(from, from + depth.width))
  }

  test('falls with the square of the way', () => {
    const row = rowOf({ width: 103, height: 7, bytes: new Uint8Array(103 * 7).fill(100) })
    expect(row[51]).toBeCloseTo(1, 2)
    // Twice as far from the lamp, along a wall that is looked at straight, its light is four times as weak beside that at the lamp.
    const lost = (share: number) => 1 / (row[Math.round((0.5 + share) * 101 + 0.5)] ?? 0) - 1
    expect(lost(0.4) / lost(0.2)).toBeCloseTo(4, 0)
    for (let at = 52; at < 102; at++) expect(row[at]).toBeLessThan(row[at - 1] ?? 0)
  })

  test('leaves what is far behind it in the dark, without a step at its outline', () => {
    const bytes = Array.from({ length: 90 * 7 }, (_, at) =>
      Math.abs((at % 90) - 45) < 15 ? 220 : 0,
    )
    const row = rowOf({ width: 90, height: 7, bytes })
    expect(row[45]).toBeGreaterThan(0.9)
    expect(row[10]).toBeLessThan(0.2)
    for (let at = 1; at < 90; at++)
      expect(Math.abs((row[at] ?? 0) - (row[at - 1] ?? 0))).toBeLessThan(0.35)
  })
})
