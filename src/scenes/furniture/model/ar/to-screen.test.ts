import { expect, test } from 'vitest'
import { createRandom } from '../../../../math/random.ts'
import { floorAt, seesFloor } from '../../../../room-photo/model/camera.ts'
import { createDesign, likelyFloorPixel } from '../../../../room-photo/model/design/design.ts'
import { maxItems } from '../../../../room-photo/model/design/edit-items.ts'
import { undo } from '../../../../room-photo/model/design/history.ts'
import { solidOf } from '../../../../room-photo/model/design/item.ts'
import { footprint } from '../../../../room-photo/model/solid.ts'
import { itemOf, sizes } from '../../../../room-photo/model/testing/samples.ts'
import { addToDesign, onPhotoFloor, roomAround } from './ar-design.ts'

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
