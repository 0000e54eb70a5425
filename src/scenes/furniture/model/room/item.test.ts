import { describe, expect, test } from 'vitest'
import { radians } from '../../../../math/angle.ts'
import { createRandom } from '../../../../math/random.ts'
import { normalize } from '../../../../math/vector.ts'
import { pixelOf } from './camera.ts'
import { collisions, type Item, itemAt, scaled, solidOf, turned } from './item.ts'
import { footprint, metAt, overlap, type Solid } from './solid.ts'

const box = (over: Partial<Solid> = {}): Solid => ({
  x: 0,
  z: 0,
  width: 2,
  depth: 1,
  height: 0.8,
  angle: 0,
  ...over,
})

const sizes = {
  sofa: { width: 2.3, depth: 0.92, height: 0.88 },
  wardrobe: { width: 1.5, depth: 0.65, height: 2.1 },
}
const item = (over: Partial<Item>): Item => ({
  id: 1,
  piece: 'sofa',
  look: 'sage',
  x: 0,
  z: -3,
  turn: 0,
  scale: 1,
  ...over,
})

describe('boxes on the floor', () => {
  test('a quarter of a turn swaps width and depth', () => {
    const corners = footprint(box({ angle: Math.PI / 2 }))
    expect(Math.max(...corners.map(({ x }) => x))).toBeCloseTo(0.5)
    expect(Math.max(...corners.map(({ z }) => z))).toBeCloseTo(1)
  })

  test.each([
    ['side by side', { x: 2 }, false],
    ['a centimetre into one another', { x: 1.99 }, true],
    ['one behind the other', { z: -1.001 }, false],
    ['turned, corner past corner', { x: 1.7, z: 1.1, angle: Math.PI / 4 }, false],
    ['turned, corner into side', { x: 1.6, angle: Math.PI / 4 }, true],
    ['one in the other', { width: 0.2, depth: 0.2 }, true],
  ])('%s', (_how, over, expected) => {
    expect(overlap(box(), box(over))).toBe(expected)
    expect(overlap(box(over), box())).toBe(expected)
  })

  test('overlap is what a count of points inside both says', () => {
    const random = createRandom(21)
    const inside = (solid: Solid, x: number, z: number) =>
      metAt({ ...solid, height: 1 }, [x, 0.5, z], [0, 1, 0]) === 0
    for (let round = 0; round < 200; round += 1) {
      const [a, b] = [0, 1].map(() =>
        box({
          x: random() * 3,
          z: random() * 3,
          width: 0.4 + random() * 2,
          depth: 0.4 + random(),
          angle: random() * 7,
        }),
      ) as [Solid, Solid]
      let both = 0
      for (let x = -2; x < 5; x += 0.05)
        for (let z = -2; z < 5; z += 0.05) if (inside(a, x, z) && inside(b, x, z)) both += 1
      // A sliver between the points is no proof of either.
      if (both > 0) expect(overlap(a, b)).toBe(true)
      else if (overlap(a, b))
        expect(overlap({ ...a, width: a.width - 0.2, depth: a.depth - 0.2 }, b)).toBe(false)
    }
  })

  test('a ray meets the near side, and passes by what is beside it', () => {
    expect(metAt(box(), [0, 0.4, 5], [0, 0, -1])).toBeCloseTo(4.5)
    expect(metAt(box({ angle: Math.PI / 2 }), [0, 0.4, 5], [0, 0, -1])).toBeCloseTo(4)
    expect(metAt(box(), [0, 2, 5], [0, 0, -1])).toBeNull()
    expect(metAt(box(), [0, 0.4, 5], [0, 0, 1])).toBeNull()
    expect(metAt(box(), [0, 3, 5], normalize([0, -3, -5]))).not.toBeNull()
  })
})

test('scale and turn keep to their steps and ranges', () => {
  expect([scaled(0), scaled(9), scaled(1.1 + 0.2), scaled(0.7 + 0.1)]).toEqual([0.2, 5, 1.3, 0.8])
  expect([turned(360), turned(-90), turned(270 + 90 + 7.34)]).toEqual([0, 270, 7.3])
})

test('items that stand in one another are found, both of them', () => {
  const items = [item({}), item({ id: 2, x: 1 }), item({ id: 3, x: 6 })]
  expect([...collisions(items, sizes)].sort()).toEqual([1, 2])
  expect(collisions([item({}), item({ id: 2, x: 2.31 })], sizes).size).toBe(0)
  expect(collisions([item({}), item({ id: 2, x: 2.31, scale: 1.2 })], sizes).size).toBe(2)
})

test('of two items behind one place of the photo the nearer one is meant', () => {
  const photo = { width: 2000, height: 1500 }
  const camera = { fieldOfView: radians(60), tilt: radians(-10), roll: 0, yaw: 0, height: 1.5 }
  const items = [item({ id: 1, z: -3 }), item({ id: 2, z: -5, piece: 'wardrobe' })]
  const at = pixelOf(camera, photo, [0, 0.5, -3])
  const high = pixelOf(camera, photo, [0, 1.9, -5])
  if (!at || !high) throw new Error('not in the picture')
  expect(itemAt(items, sizes, camera, photo, at)?.id).toBe(1)
  expect(itemAt(items, sizes, camera, photo, high)?.id).toBe(2)
  expect(itemAt(items, sizes, camera, photo, { x: 5, y: 5 })).toBeUndefined()
  expect(() => solidOf(item({ piece: 'throne' }), sizes)).toThrow('No piece throne')
})
