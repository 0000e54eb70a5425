import { expect, test } from 'vitest'
import { needsMipmaps, texelsPerPixel, type ViewedPicture } from './texel-density.ts'

const panorama: ViewedPicture = {
  size: { width: 4096, height: 2048 },
  projection: 'sphere',
  viewer: { width: 960, height: 384 },
  zoom: 100,
}

test('the horizon of a panorama: texels a radian by the angle of a pixel', () => {
  const pixel = (2 * Math.tan(Math.PI / 6)) / 384
  expect(texelsPerPixel(panorama)).toBeCloseTo((2048 / Math.PI) * pixel, 9)
})

test('a flat picture at 100 % fills 94 % of the height', () => {
  const flat: ViewedPicture = {
    ...panorama,
    projection: 'flat',
    size: { width: 1000, height: 1000 },
  }
  expect(texelsPerPixel(flat)).toBeCloseTo(1000 / (0.94 * 384), 9)
})

test('twice the zoom, or a screen twice as fine, halves it', () => {
  const { viewer } = panorama
  const fine = { width: viewer.width * 2, height: viewer.height * 2 }
  const half = texelsPerPixel(panorama) / 2
  expect(texelsPerPixel({ ...panorama, zoom: 200 })).toBeCloseTo(half, 9)
  expect(texelsPerPixel({ ...panorama, viewer: fine })).toBeCloseTo(half, 9)
})

test.each([
  ['a usual panorama as it opens', {}, false],
  ['zoomed out', { zoom: 60 }, true],
  ['very large', { size: { width: 12_288, height: 6144 } }, true],
  ['very large, looked at closely', { size: { width: 12_288, height: 6144 }, zoom: 300 }, false],
])('%s', (_what, sight, needed) => {
  expect(needsMipmaps({ ...panorama, ...sight })).toBe(needed)
})
