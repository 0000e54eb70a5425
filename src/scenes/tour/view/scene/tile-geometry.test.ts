import { expect, test } from 'vitest'
import { flatPatch, spherePatches } from './tile-geometry.ts'

const half = {
  middle: 0,
  left: -Math.PI / 2,
  right: Math.PI / 2,
  top: Math.PI / 2,
  bottom: -Math.PI / 2,
}

test('a half sphere reaches from pole to pole and looks ahead', () => {
  const geometry = spherePatches([half], 0)
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? {}
  expect(min?.toArray().map((v) => Math.round(v * 1e3) / 1e3)).toEqual([-1, -1, -1])
  expect(max?.x).toBeCloseTo(1, 9)
  expect(max?.y).toBeCloseTo(1, 9)
  expect(max?.z).toBeCloseTo(0, 9)
})

test('the chords of a tile’s edges leave their parallel by less than the overlap of two pixels', () => {
  const { position } = spherePatches([{ ...half, top: 0.9, bottom: 0.4 }], 0).attributes
  const columns = Math.ceil(Math.PI / 0.04)
  const [a, b] = [0, 1].map((i) => [position?.getX(i), position?.getY(i), position?.getZ(i)])
  const middle = (a ?? []).map((value, i) => ((value ?? 0) + (b?.[i] ?? 0)) / 2)
  const latitude = Math.atan2(middle[1] ?? 0, Math.hypot(middle[0] ?? 0, middle[2] ?? 0))
  const pixelOf200Megapixels = Math.PI / 10_000
  expect(Math.abs(latitude - 0.9)).toBeLessThan(2 * pixelOf200Megapixels)
  expect(position?.count).toBe((columns + 1) * 3)
})

test('a flat tile is one rectangle', () => {
  const { position } = flatPatch({ left: -0.5, right: 0, top: 0.5, bottom: -0.5 }).attributes
  expect(Array.from(position?.array ?? [])).toEqual([
    -0.5, 0.5, 0, 0, 0.5, 0, -0.5, -0.5, 0, 0, -0.5, 0,
  ])
})

test('two halves are one mesh whose vertices know the middle of theirs, and meet in the same points', () => {
  const middle = 1
  const halves = [-1, 1].map((side) => ({ ...half, middle: middle + (side * Math.PI) / 2 }))
  const { position, middle: turn } = spherePatches(halves, middle).attributes
  const count = (position?.count ?? 0) / 2
  const columns = Math.ceil(Math.PI / 0.04)
  const vertex = (at: number) => [position?.getX(at), position?.getY(at), position?.getZ(at)]
  expect([turn?.getX(0), turn?.getX(count)]).toEqual([
    expect.closeTo(-Math.PI / 2, 6),
    expect.closeTo(Math.PI / 2, 6),
  ])
  // From the right edge of the left half to the left edge of the right one, a row at a time.
  for (let row = 0; row * (columns + 1) < count; row++) {
    const start = row * (columns + 1)
    expect(vertex(start + columns)).toEqual(vertex(count + start))
  }
  // Straight ahead, that is where the mesh is turned to.
  const row = Math.round(count / (columns + 1) / 2)
  expect(vertex(row * (columns + 1) + columns)[2]).toBeLessThan(-0.9)
})
