import { expect, test } from 'vitest'
import { directionOf, uvOf } from '../../../math/equirectangular.ts'
import { placementOf } from './placement.ts'
import { patchOf, placedTile, textureWindow } from './tile-patch.ts'
import { cutTiles } from './tiles.ts'

const size = { width: 10_000, height: 5_000 }
const placement = placementOf(size)

test('the two tiles of a panorama are the half left and the half right of its middle', () => {
  const [left, right] = cutTiles({ width: 4096, height: 2048 }, 4095)
  const patch = (tile = left) =>
    patchOf(
      tile?.inner ?? { x: 0, y: 0, width: 0, height: 0 },
      { width: 4096, height: 2048 },
      placement,
    )
  expect(patch(left).middle).toBeCloseTo(-Math.PI / 2, 12)
  expect(patch(right).middle).toBeCloseTo(Math.PI / 2, 12)
  expect(patch(right).left).toBeCloseTo(-Math.PI / 2, 12)
  expect(patch(right).top).toBeCloseTo(Math.PI / 2, 12)
  expect(patch(right).bottom).toBeCloseTo(-Math.PI / 2, 12)
})

test('every direction finds its own pixel in the tile that shows it', () => {
  for (const { inner, outer } of cutTiles(size, 4096)) {
    const shown = patchOf(inner, size, placement)
    const held = patchOf(outer, size, placement)
    const { scale, offset } = textureWindow(shown, held)
    for (const [across, down] of [
      [0.01, 0.01],
      [0.5, 0.5],
      [0.99, 0.7],
    ] as const) {
      const longitude = shown.left + (shown.right - shown.left) * across
      const latitude = shown.top - (shown.top - shown.bottom) * down
      const { u, v } = uvOf(directionOf({ longitude: longitude + shown.middle, latitude }))
      expect(outer.x + (longitude * scale[0] + offset[0]) * outer.width).toBeCloseTo(
        u * size.width,
        6,
      )
      expect(outer.y + (latitude * scale[1] + offset[1]) * outer.height).toBeCloseTo(
        v * size.height,
        6,
      )
    }
  }
})

test('a tile on the sphere is turned to its longitude, and one in the plane is built in its place', () => {
  const small = { width: 400, height: 200 }
  const right = { x: 200, y: 0, width: 200, height: 200 }
  const whole = { x: 0, y: 0, ...small }
  const round = placedTile(right, whole, { size: small }, 'sphere')
  expect(round.patch.middle).toBeCloseTo(Math.PI / 2, 12)
  expect(round.patch.left).toBeCloseTo(-Math.PI / 2, 12)
  const flat = placedTile(right, whole, { size: small }, 'flat')
  expect(flat.patch.middle).toBe(0)
  const edges = (['left', 'right', 'top', 'bottom'] as const).map((side) => flat.patch[side])
  for (const [at, edge] of [0, 0.5, 0.5, -0.5].entries()) expect(edges[at]).toBeCloseTo(edge, 12)
  // Its left edge shows the middle of the texture, its right one the end.
  for (const { patch, window } of [round, flat]) {
    const u = (at: number) => at * window.scale[0] + window.offset[0]
    expect([u(patch.left), u(patch.right)]).toEqual([expect.closeTo(0.5, 9), expect.closeTo(1, 9)])
  }
})
