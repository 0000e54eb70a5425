import { readFile } from 'node:fs/promises'
import { beforeEach, expect, test } from 'vitest'
import { photo, seen, sizes } from '../testing/samples.ts'
import { pieceMounts } from './catalog.ts'
import { createDesign, type Design, holdPiece, itemOf } from './design.ts'
import { dragTo, endDrag } from './drag.ts'
import { duplicateItem, liftItemTo, moveItemBy, placeHeldPiece, placeInPlan } from './edit-items.ts'
import {
  addWall,
  addWallAt,
  drawWallEnd,
  moveWall,
  removeWall,
  toggleDrawing,
  wallSideOf,
} from './edit-walls.ts'
import { createEmptyRoom } from './empty-room.ts'
import { undo } from './history.ts'
import { collisions } from './item.ts'
import { dragAnchorOf, placementAt } from './spot.ts'

let design: Design

beforeEach(() => {
  design = createDesign(photo, sizes)
})

const at = (x: number, y: number, z: number) => seen(design.camera, [x, y, z])
const take = (piece: string) => holdPiece(design, { piece, variant: '' })
const put = (piece: string, x: number, y: number, z: number) => {
  take(piece)
  return placeHeldPiece(design, at(x, y, z))
}
const of = (item: { id: number } | null) => itemOf(design, item?.id ?? 0)

test('what hangs or lies upon something is as the models are', async () => {
  const text = await readFile('public/models/manifest.json', 'utf8')
  const models: Record<string, { mount: string }> = JSON.parse(text)
  const mounts = Object.entries(models).map(([id, { mount }]) => [id, mount])
  expect(Object.fromEntries(mounts.filter(([, mount]) => mount !== 'floor'))).toEqual(pieceMounts)
})

test('a mirror hangs where the wall is pressed, its back to it; without a wall it stays held', () => {
  expect(put('mirror', 0.4, 1.4, -4)).toBeNull()
  expect(design.held?.piece).toBe('mirror')
  const wall = addWall(design, { turn: 0, distance: 4 })
  const item = placeHeldPiece(design, at(0.4, 1.4, -4))
  expect(item).toMatchObject({ turn: 0, wall: wall?.id })
  expect(item).toMatchObject({ x: expect.closeTo(0.4), z: expect.closeTo(-3.985) })
  expect(item?.lift).toBeCloseTo(1.1)
})

test('a mirror is dragged along its wall, round the corner, and stepped by keys up and along', () => {
  addWallAt(design, 'back')
  const right = addWallAt(design, 'right')
  const item = put('mirror', 0, 1.4, -4)
  dragTo(design, item?.id ?? 0, at(1.8, 1.6, -3))
  endDrag(design)
  expect(of(item)).toMatchObject({ wall: right?.id, turn: 270 })
  expect(of(item)).toMatchObject({ x: expect.closeTo(1.785), z: expect.closeTo(-3) })
  moveItemBy(design, item?.id ?? 0, { right: 0.1, ahead: 0.05 })
  expect(of(item)?.lift).toBeCloseTo(1.35)
  // To the right, seen from the camera, is toward it on the right wall.
  expect(of(item)).toMatchObject({ x: expect.closeTo(1.785), z: expect.closeTo(-2.9) })
  expect(duplicateItem(design, item?.id ?? 0)).toMatchObject({
    ...{ wall: right?.id, x: expect.closeTo(1.785) },
  })
})

test('a mirror goes with its wall, and stays when the wall is taken away; both can be undone', () => {
  const wall = addWallAt(design, 'back')
  const item = put('mirror', 0, 1.4, -4)
  moveWall(design, wall?.id ?? 0, 5)
  expect(of(item)?.z).toBeCloseTo(-4.985)
  removeWall(design, wall?.id ?? 0)
  expect(of(item)?.wall).toBeUndefined()
  expect(of(item)?.lift).toBeCloseTo(1.1)
  undo(design)
  undo(design)
  expect(design.walls).toEqual([{ ...wall, distance: 4 }])
  expect(of(item)?.z).toBeCloseTo(-3.985)
})

test('a wall is drawn by two places of its foot', () => {
  toggleDrawing(design)
  expect(drawWallEnd(design, { x: 1000, y: 20 })).toBe('no floor')
  expect(drawWallEnd(design, at(-1, 0, -4))).toBe('begun')
  expect(drawWallEnd(design, at(-0.95, 0, -4))).toBe('no wall')
  expect(drawWallEnd(design, at(1, 0, -3.97))).toBe('made')
  expect(design.drawing).toBeNull()
  const [wall] = design.walls
  expect(wall && wallSideOf(wall)).toBe('back')
  expect(wall?.distance).toBeCloseTo(3.985, 2)
})

test('a lamp hangs under the ceiling; a vase stands on the table below the pointer, and on the floor beside it', () => {
  const place = (x: number, z: number) => ({ x: expect.closeTo(x), z: expect.closeTo(z) })
  const lamp = put('pendant', 0.5, 0, -3)
  expect(lamp).toMatchObject({ ...place(0.5, -3), lift: 2 })
  expect(put('pendant', -0.5, 2.5, -4)).toMatchObject(place(-0.5, -4))
  put('coffee-table', 0, 0, -3)
  const vase = put('vase', 0.1, 0.4, -3)
  expect(vase).toMatchObject({ lift: 0.4 })
  expect(collisions(design.items, sizes).size).toBe(0)
  dragTo(design, vase?.id ?? 0, at(1.2, 0, -2.4))
  expect(of(vase)?.lift).toBeUndefined()
  liftItemTo(design, vase?.id ?? 0, 0.3)
  expect(of(vase)?.lift).toBe(0.3)
  liftItemTo(design, vase?.id ?? 0, 99)
  expect(of(vase)?.lift).toBe(5)
})

test.each([
  ['sofa', 1.5, 0, -3.4],
  ['vase', 0, 0.4, -3],
  ['mirror', 0.3, 1.4, -4],
  ['pendant', -0.5, 0, -3],
] as const)('a %s that is dragged by where it is held stays where it is', (piece, x, y, z) => {
  addWallAt(design, 'back')
  put('coffee-table', 0, 0, -3)
  const item = put(piece, x, y, z)
  if (!item) throw new Error('not placed')
  const before = JSON.parse(JSON.stringify(item))
  dragTo(design, item.id, at(...dragAnchorOf(item, sizes[piece])))
  expect(of(item)).toMatchObject({ x: expect.closeTo(before.x), z: expect.closeTo(before.z) })
  expect(of(item)?.lift ?? 0).toBeCloseTo(before.lift ?? 0)
})

test('on the plan of a room of our own a mirror goes to the nearest wall and a vase onto the table', () => {
  design = createEmptyRoom({ width: 4, depth: 3, height: 2.6 }, sizes)
  const inPlan = (piece: string, x: number, z: number) => {
    take(piece)
    return placeInPlan(design, { x, z })
  }
  expect(inPlan('mirror', 1.7, 0.2)).toMatchObject({ turn: 270, wall: 4, x: expect.closeTo(1.985) })
  inPlan('coffee-table', -0.5, 0)
  expect(inPlan('vase', -0.4, 0.1)).toMatchObject({ lift: 0.4 })
  // Flush with the back wall and not through it.
  expect(inPlan('sofa', 0, -1.4)?.z).toBeCloseTo(-1.04)
})

test.each(['floor', 'surface', 'ceiling', 'wall'] as const)(
  'whatever of a room of our own is pressed, a piece for the %s stays between its walls',
  (mount) => {
    design = createEmptyRoom(undefined, sizes)
    const { width = 0, depth = 0, height = 0 } = design.room ?? {}
    const size = { width: 0.4, depth: 0.4, height: 0.5, mount }
    let found = 0
    for (let x = 20; x < design.photo.width; x += 90) {
      for (let y = 10; y < design.photo.height; y += 90) {
        const spot = placementAt(design, { size, scale: 1 }, { x, y })
        if (!spot) continue
        found += 1
        expect(Math.abs(spot.x)).toBeLessThanOrEqual(width / 2)
        expect(Math.abs(spot.z)).toBeLessThanOrEqual(depth / 2)
        expect(spot.lift + size.height).toBeLessThanOrEqual(height + 1e-9)
      }
    }
    expect(found).toBeGreaterThan(25)
  },
)
