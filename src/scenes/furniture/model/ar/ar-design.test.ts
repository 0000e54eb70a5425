import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { floorAt, seesFloor } from '../../../../room-photo/model/camera.ts'
import { createDesign, likelyFloorPixel } from '../../../../room-photo/model/design/design.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { undo } from '../../../../room-photo/model/design/history.ts'
import { solidOf } from '../../../../room-photo/model/design/item.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'
import { itemOf, sizes } from '../../../../room-photo/model/testing/samples.ts'
import {
  addToDesign,
  arItemOf,
  createArDesign,
  holdInAr,
  isFloor,
  moveInAr,
  onPhotoFloor,
  placeInAr,
  removeFromAr,
  roomAround,
  selectNext,
  toItems,
  turnInAr,
} from './ar-design.ts'

const sofa = { piece: 'sofa', variant: 'sage' }
const chair = { piece: 'chair', variant: 'rust' }

test('a held piece is put down once, with its front to the visitor, and is chosen', () => {
  const design = createArDesign(sofa)
  const placed = placeInAr(design, [0, 0, -2], -90)
  expect(placed).toMatchObject({ ...sofa, at: [0, 0, -2], turn: 270 })
  expect(design).toMatchObject({ held: null, selected: placed?.id, heading: -90 })
  expect(placeInAr(design, [1, 0, -2], 0)).toBeNull()
  expect(design.items).toHaveLength(1)
})

test('a full room takes no more, and keeps what is held', () => {
  const design = createArDesign()
  for (let at = 0; at <= maxItems; at += 1) {
    holdInAr(design, chair)
    expect(placeInAr(design, [at, 0, 0], 0) === null).toBe(at === maxItems)
  }
  expect(design.items).toHaveLength(maxItems)
  expect(design.held).toEqual(chair)
})

test('pieces are turned, moved, chosen in turn and taken away', () => {
  const design = createArDesign(sofa)
  placeInAr(design, [0, 0, -2], 0)
  holdInAr(design, chair)
  expect(design.selected).toBeNull()
  placeInAr(design, [1, 0, -2], 0)
  turnInAr(design, 2, -15)
  expect(arItemOf(design, 2)?.turn).toBe(345)
  expect(moveInAr(design, 2, { at: [1.2, 0, -2] })).toBe(true)
  // The trembling of the device's map is no change.
  expect(moveInAr(design, 2, { at: [1.2004, 0, -2], turn: 345.01 })).toBe(false)
  expect(moveInAr(design, 9, { at: [0, 0, 0] })).toBe(false)
  const next = (act: () => void) => {
    act()
    return design.selected
  }
  expect(next(() => selectNext(design))).toBe(1)
  expect(next(() => selectNext(design))).toBe(2)
  expect(next(() => removeFromAr(design, 2))).toBe(1)
  expect(next(() => removeFromAr(design, 1))).toBeNull()
  expect(next(() => selectNext(design))).toBeNull()
})

test('on the screen the first piece is the origin, seen as the visitor saw it', () => {
  const design = createArDesign(sofa)
  // The visitor looks along +x (a quarter to the right), the chair is a meter further on and turned to them.
  placeInAr(design, [2, 0, 0], -90)
  holdInAr(design, chair)
  placeInAr(design, [3, 0.01, 0.5], -90)
  expect(toItems(design.items, design.heading)).toMatchObject([
    { ...sofa, x: 0, z: 0, turn: 0, scale: 1 },
    { ...chair, x: expect.closeTo(0.5), z: expect.closeTo(-1), turn: 0 },
  ])
  expect(toItems([], 40)).toEqual([])
})

const photo = { width: 1600, height: 1000 }
const item = (over = {}) => itemOf({ z: 0, ...over })

test('the first piece comes to the middle of the floor, the others as they stand to it', () => {
  const { camera } = createDesign(photo)
  const middle = floorAt(camera, photo, likelyFloorPixel(photo)) ?? { x: 9, z: 9 }
  const next = item({ id: 2, x: 0.4, z: -0.6, turn: 30 })
  expect(onPhotoFloor([item(), next], camera, photo)).toMatchObject([
    { ...middle, turn: 0 },
    { x: expect.closeTo(middle.x + 0.4), z: expect.closeTo(middle.z - 0.6), turn: 30 },
  ])
})

test('where the others would lie behind the camera, all move further away', () => {
  const { camera } = createDesign(photo)
  const placed = onPhotoFloor([item(), item({ id: 2, z: 1.6 })], camera, photo)
  expect(placed.filter((each) => seesFloor(camera, photo, each))).toHaveLength(2)
  expect((placed[1]?.z ?? 0) - (placed[0]?.z ?? 0)).toBeCloseTo(1.6)
})

test('they are added to what stands there, in one step that can be undone', () => {
  const design = createDesign(photo)
  const ids = () => design.items.map(({ id }) => id)
  design.items = [item({ id: 4, z: -3 })]
  addToDesign(design, [item(), item({ id: 2, x: 1 })])
  expect([...ids(), design.selected]).toEqual([4, 5, 6, 6])
  undo(design)
  expect(ids()).toEqual([4])
  addToDesign(design, [])
  expect(design.past).toHaveLength(0)
})

test('an empty room is large enough for all that came, at its size and as it stood', () => {
  const random = createRandom(3)
  for (let round = 0; round < 15; round += 1) {
    const items = Array.from({ length: 1 + (round % 5) }, (_, at) =>
      item({
        ...{ id: at + 1, piece: at % 2 ? 'wardrobe' : 'sofa', turn: random() * 360 },
        ...{ x: (random() - 0.5) * 5, z: (random() - 0.5) * 4 },
      }),
    )
    const design = roomAround(items, sizes)
    const { width = 0, depth = 0 } = design.room ?? {}
    const [first = item()] = design.items
    const [from = item()] = items
    for (const [at, { x, z, turn }] of items.entries()) {
      const placed = design.items[at] ?? item()
      expect(placed).toMatchObject({ turn, scale: 1, x: expect.closeTo(x + first.x - from.x) })
      expect(placed.z).toBeCloseTo(z + first.z - from.z)
      for (const corner of footprint(solidOf(placed, sizes))) {
        expect(Math.abs(corner.x)).toBeLessThan(width / 2)
        expect(Math.abs(corner.z)).toBeLessThan(depth / 2)
      }
    }
  }
})

test('a room that is full takes no more than it holds, and says how many came', () => {
  const design = createDesign(photo)
  design.items = Array.from({ length: maxItems - 1 }, (_, at) => item({ id: at + 1, z: -3 }))
  expect(addToDesign(design, [item(), item({ x: 1 })])).toBe(1)
  expect(design.items).toHaveLength(maxItems)
  expect(addToDesign(design, [item()])).toBe(0)
})

const up = [0, 1, 0] as const
const at = (height: number) => [0, height, -2] as const

test.each([
  ['a floor that the device supposes too low', { at: at(0.45), normal: up }, 1.6, null, true],
  ['a step', { at: at(0.18), normal: up }, 1.6, 0, true],
  ['a table', { at: at(0.75), normal: up }, 1.5, null, false],
  ['a stool beside a known floor', { at: at(0.45), normal: up }, 1.6, 0, false],
  ['a wall', { at: at(0.1), normal: [0, 0, 1] as const }, 1.6, null, false],
  ['a ceiling', { at: at(2.5), normal: [0, -1, 0] as const }, 1.6, null, false],
])('%s', (_what, hit, eye, lowest, is) => {
  expect(isFloor(hit, eye, lowest)).toBe(is)
})
