import { expect, test } from 'vitest'
import { tourConfig } from '../../config.ts'
import { expectClose } from '../testing/fixtures.ts'
import { flatPictureDistance, flatPictureSize } from './flat-picture.ts'
import { placementOf } from './placement.ts'
import { patchOf, textureWindow } from './tile-geometry.ts'
import { bandsOf, cutTiles, nearestFirst } from './tiles.ts'

test('a 4096 × 2048 panorama is one tile where the device holds it', () => {
  const size = { width: 4096, height: 2048 }
  const whole = { x: 0, y: 0, ...size }
  expect(cutTiles(size, 4096)).toEqual([{ inner: whole, outer: whole }])
  const half = { y: 0, width: 2048, height: 2048 }
  // Where it does not, two that overlap in the middle.
  expect(cutTiles(size, 4095)).toEqual([
    { inner: { x: 0, ...half }, outer: { x: 0, ...half, width: 2050 } },
    { inner: { x: 2048, ...half }, outer: { x: 2046, ...half, width: 2050 } },
  ])
})

test.each([
  [8192, 4096],
  [8192, 1],
])('the bands of %d × %d leave out no row and take none twice', (width, height) => {
  let next = 0
  for (const band of bandsOf({ x: 5, y: 0, width, height })) {
    expect([band.x, band.y, band.width]).toEqual([5, next, width])
    expect(band.height).toBeGreaterThan(0)
    expect(band.width * (band.height - 1)).toBeLessThanOrEqual(tourConfig.tiles.band)
    next += band.height
  }
  expect(next).toBe(height)
  expect(bandsOf({ x: 0, y: 0, width: 8192, height: 4096 })).toHaveLength(8)
})

test.each([
  [10_001, 4_999, 2048],
  [300, 5, 8192],
])('%d × %d within %d: no tile too large, no pixel twice or never', (width, height, limit) => {
  const tiles = cutTiles({ width, height }, limit)
  const area = tiles.reduce((sum, { inner }) => sum + inner.width * inner.height, 0)
  expect(area).toBe(width * height)
  const most = Math.min(limit, tourConfig.tiles.max)
  for (const { inner, outer } of tiles) {
    expect(Math.max(outer.width, outer.height)).toBeLessThanOrEqual(most)
    expect(outer.x).toBe(Math.max(0, inner.x - tourConfig.tiles.overlap))
    expect(outer.x + outer.width).toBeLessThanOrEqual(width)
    expect(outer.y + outer.height).toBeLessThanOrEqual(height)
    expect(Math.min(inner.width, inner.height)).toBeGreaterThan(0)
  }
})

test('nearestFirst starts with the tile in view and wraps round the sphere', () => {
  const size = { width: 8192, height: 4096 }
  const tiles = cutTiles(size, 4096)
  const first = (u: number, v: number) =>
    nearestFirst(tiles, size, { u, v }).map((tile) => tiles.indexOf(tile))
  expect(first(0.01, 0.9).slice(0, 2)).toEqual([4, 7])
  expect(first(0.4, 0.1)[0]).toBe(1)
})

test('every direction finds its own pixel in the tile that shows it', () => {
  const size = { width: 10_000, height: 5_000 }
  for (const { inner, outer } of cutTiles(size, 4096)) {
    const shown = patchOf(inner, size, placementOf(size))
    const { scale, offset } = textureWindow(shown, patchOf(outer, size, placementOf(size)))
    for (const share of [0.01, 0.5, 0.99]) {
      const longitude = shown.left + (shown.right - shown.left) * share
      const latitude = shown.top - (shown.top - shown.bottom) * share
      const u = (longitude + shown.middle) / (2 * Math.PI) + 0.5
      const v = 0.5 - latitude / Math.PI
      const x = outer.x + (longitude * scale[0] + offset[0]) * outer.width
      const y = outer.y + (latitude * scale[1] + offset[1]) * outer.height
      expectClose([x, y], [u * size.width, v * size.height], 6)
    }
  }
})

test('a wide picture fills the width of a narrow viewer, a tall one the height, and a turned one steps back', () => {
  const visible = 2 * Math.tan(Math.PI / 6) * 0.94
  const [wide, tall] = [
    flatPictureSize({ width: 400, height: 100 }, 1),
    flatPictureSize({ width: 100, height: 400 }, 1),
  ]
  expectClose([wide.width, wide.height, tall.height], [visible, visible / 4, visible])
  expect(flatPictureDistance({ width: 2, height: 1 }, { x: 0, y: 0 })).toBe(1)
  expect(flatPictureDistance({ width: 2, height: 1 }, { x: 0, y: Math.PI / 2 })).toBeCloseTo(1.6, 9)
})
