import { expect, test } from 'vitest'
import { tourConfig } from '../config.ts'
import { bandsOf, cutTiles, halves, nearestFirst } from './tiles.ts'

test('a 4096 × 2048 panorama is one tile where the device holds it, shown by two halves', () => {
  const size = { width: 4096, height: 2048 }
  const whole = { x: 0, y: 0, ...size }
  expect(cutTiles(size, 8192)).toEqual([{ inner: whole, outer: whole }])
  expect(halves(whole, size)).toEqual([
    { x: 0, y: 0, width: 2048, height: 2048 },
    { x: 2048, y: 0, width: 2048, height: 2048 },
  ])
})

test('so is one of 8192 × 4096, which goes to the graphics card in bands of whole rows', () => {
  const size = { width: 8192, height: 4096 }
  expect(cutTiles(size, 8192)).toHaveLength(1)
  const bands = bandsOf(size)
  expect(bands).toHaveLength(8)
  expect(bands.map(({ y }) => y)).toEqual([0, 512, 1024, 1536, 2048, 2560, 3072, 3584])
})

test.each([
  [8191, 4095],
  [6000, 4001],
  [8192, 1],
  [1, 8192],
])('the bands of %d × %d leave out no row and take none twice', (width, height) => {
  const bands = bandsOf({ width, height })
  let next = 0
  for (const band of bands) {
    expect([band.x, band.y, band.width]).toEqual([0, next, width])
    expect(band.height).toBeGreaterThan(0)
    expect(band.width * (band.height - 1)).toBeLessThanOrEqual(tourConfig.tiles.band)
    next += band.height
  }
  expect(next).toBe(height)
})

test('where it does not, two that overlap in the middle, each shown whole', () => {
  const size = { width: 4096, height: 2048 }
  const tiles = cutTiles(size, 4095)
  expect(tiles.flatMap(({ inner }) => halves(inner, size))).toHaveLength(2)
  expect(tiles).toEqual([
    {
      inner: { x: 0, y: 0, width: 2048, height: 2048 },
      outer: { x: 0, y: 0, width: 2050, height: 2048 },
    },
    {
      inner: { x: 2048, y: 0, width: 2048, height: 2048 },
      outer: { x: 2046, y: 0, width: 2050, height: 2048 },
    },
  ])
})

test.each([
  [10_000, 5_000, 8192],
  [10_001, 4_999, 2048],
  [4096, 2048, 1000],
  [300, 5, 8192],
  [1, 1, 8192],
])('%d × %d within %d: no tile too large, no pixel twice or never', (width, height, limit) => {
  const tiles = cutTiles({ width, height }, limit)
  const area = tiles.reduce((sum, { inner }) => sum + inner.width * inner.height, 0)
  expect(area).toBe(width * height)
  for (const { inner, outer } of tiles) {
    expect(Math.max(outer.width, outer.height)).toBeLessThanOrEqual(
      Math.min(limit, tourConfig.tiles.max),
    )
    expect(outer.x).toBe(Math.max(0, inner.x - tourConfig.tiles.overlap))
    expect(outer.x + outer.width).toBeLessThanOrEqual(width)
    expect(outer.y + outer.height).toBeLessThanOrEqual(height)
    expect(Math.min(inner.width, inner.height)).toBeGreaterThan(0)
  }
})

test('the tile looked at comes first, and the sphere goes round', () => {
  const size = { width: 8192, height: 4096 }
  const tiles = cutTiles(size, 4096)
  expect(tiles).toHaveLength(8)
  expect(nearestFirst(tiles, size, { u: 0.01, v: 0.9 }).slice(0, 2)).toEqual([4, 7])
})
