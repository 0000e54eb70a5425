import { expect, test } from 'vitest'
import { flatPatch, spherePatch } from './tile-geometry.ts'

const half = {
  middle: 0,
  left: -Math.PI / 2,
  right: Math.PI / 2,
  top: Math.PI / 2,
  bottom: -Math.PI / 2,
}

test('a half sphere reaches from pole to pole and looks ahead', () => {
  const geometry = spherePatch(half)
  geometry.computeBoundingBox()
  const { min, max } = geometry.boundingBox ?? {}
  expect(min?.toArray().map((v) => Math.round(v * 1e3) / 1e3)).toEqual([-1, -1, -1])
  expect(max?.x).toBeCloseTo(1, 9)
  expect(max?.y).toBeCloseTo(1, 9)
  expect(max?.z).toBeCloseTo(0, 9)
})

test('the chords of a tile’s edges leave their parallel by less than the overlap of two pixels', () => {
  const { position } = spherePatch({ ...half, top: 0.9, bottom: 0.4 }).attributes
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
