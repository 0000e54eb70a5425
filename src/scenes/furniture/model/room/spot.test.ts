import { readFile } from 'node:fs/promises'
import { beforeEach, describe, expect, test } from 'vitest'
import { furnitureConfig } from '../../config.ts'
import { addItem, liftTo, moveBy, placeAt, placeInPlan } from './actions.ts'
import { pixelOf } from './camera.ts'
import { createDesign, type Design, hold, itemOf } from './design.ts'
import { dragTo, endDrag } from './drag.ts'
import { duplicate } from './duplicate.ts'
import { createEmptyRoom } from './empty-room.ts'
import { undo } from './history.ts'
import { collisions, type Sizes } from './item.ts'
import {
  addWall,
  addWallAt,
  drawAt,
  moveWall,
  removeWall,
  sideOf,
  toggleDrawing,
} from './wall-actions.ts'

const sizes: Sizes = {
  sofa: { width: 2.3, depth: 0.92, height: 0.88 },
  'coffee-table': { width: 1.05, depth: 1.05, height: 0.4 },
  rug: { width: 2.4, depth: 3.2, height: 0.02 },
  mirror: { width: 0.8, depth: 0.03, height: 0.8, mount: 'wall' },
  pendant: { width: 0.48, depth: 0.48, height: 1.16, mount: 'ceiling' },
  vase: { width: 0.17, depth: 0.17, height: 0.28, mount: 'surface' },
}
const photo = { width: 2000, height: 1500 }
let design: Design

beforeEach(() => {
  design = createDesign(photo)
})

const at = (x: number, y: number, z: number) => {
  const pixel = pixelOf(design.camera, photo, [x, y, z])
  if (!pixel) throw new Error('behind')
  return pixel
}
const put = (piece: string, x: number, y: number, z: number) => {
  hold(design, { piece, look: '' })
  return placeAt(design, at(x, y, z), sizes)
}

test('what hangs or lies upon something is as the models are', async () => {
  const text = await readFile('public/models/manifest.json', 'utf8')
  const models: Record<string, { mount: string }> = JSON.parse(text)
  const others = Object.entries(models).filter(([, { mount }]) => mount !== 'floor')
  expect(Object.fromEntries(others.map(([id, { mount }]) => [id, mount]))).toEqual(
    furnitureConfig.mounts,
  )
})

describe('on walls', () => {
  test('a mirror hangs where the wall is pressed, its back to it; without a wall it stays held', () => {
    expect(put('mirror', 0.4, 1.4, -4)).toBeNull()
    expect(design.held?.piece).toBe('mirror')
    const wall = addWall(design, { turn: 0, distance: 4 })
    const item = placeAt(design, at(0.4, 1.4, -4), sizes)
    expect(item).toMatchObject({ turn: 0, wall: wall?.id })
    expect(item?.x).toBeCloseTo(0.4)
    expect(item?.z).toBeCloseTo(-3.985)
    expect(item?.lift).toBeCloseTo(1)
  })

  test('it is dragged along its wall, round the corner, and stepped by keys up and along', () => {
    addWallAt(design, 'back')
    const right = addWallAt(design, 'right')
    const item = put('mirror', 0, 1.4, -4)
    if (!item || !right) throw new Error('not hung')
    dragTo(design, item.id, at(1.8, 1.6, -3), sizes)
    endDrag(design)
    const moved = itemOf(design, item.id)
    expect(moved).toMatchObject({ wall: right.id, turn: 270 })
    expect(moved?.x).toBeCloseTo(1.785)
    expect(moved?.z).toBeCloseTo(-3)
    moveBy(design, item.id, { right: 0.1, ahead: 0.05 })
    expect(itemOf(design, item.id)?.lift).toBeCloseTo(1.25)
    // To the right, seen from the camera, is towards it on the right wall.
    expect(itemOf(design, item.id)?.x).toBeCloseTo(1.785)
    expect(Math.abs((itemOf(design, item.id)?.z ?? 0) + 3)).toBeCloseTo(0.1)
    const copy = duplicate(design, item.id)
    expect(copy).toMatchObject({ wall: right.id })
    expect(copy?.x).toBeCloseTo(1.785)
  })

  test('it goes with its wall, and stays when the wall is taken away; both can be undone', () => {
    const wall = addWallAt(design, 'back')
    const item = put('mirror', 0, 1.4, -4)
    moveWall(design, wall?.id ?? 0, 5)
    expect(itemOf(design, item?.id ?? 0)?.z).toBeCloseTo(-4.985)
    removeWall(design, wall?.id ?? 0)
    expect(itemOf(design, item?.id ?? 0)?.wall).toBeUndefined()
    expect(itemOf(design, item?.id ?? 0)?.lift).toBeCloseTo(1)
    undo(design)
    undo(design)
    expect(design.walls).toEqual([{ ...wall, distance: 4 }])
    expect(itemOf(design, item?.id ?? 0)?.z).toBeCloseTo(-3.985)
  })

  test('a wall is drawn by two places of its foot', () => {
    toggleDrawing(design)
    expect(drawAt(design, { x: 1000, y: 20 })).toBe('no floor')
    expect(drawAt(design, at(-1, 0, -4))).toBe('begun')
    expect(drawAt(design, at(-0.95, 0, -4))).toBe('no wall')
    expect(drawAt(design, at(1, 0, -3.97))).toBe('made')
    expect(design.drawing).toBeNull()
    const [wall] = design.walls
    expect(wall && sideOf(wall)).toBe('back')
    expect(wall?.distance).toBeCloseTo(3.985, 2)
  })
})

test('a lamp hangs under the ceiling, over the floor that is pressed or where the ceiling is', () => {
  const lamp = put('pendant', 0.5, 0, -3)
  expect(lamp?.lift).toBeCloseTo(1.34)
  expect([lamp?.x, lamp?.z].map((value) => Math.round((value ?? 0) * 100))).toEqual([50, -300])
  const other = put('pendant', -0.5, 2.5, -4)
  expect([other?.x, other?.z].map((value) => Math.round((value ?? 0) * 100))).toEqual([-50, -400])
})

test('a vase stands on the table below the pointer, and on the floor beside it', () => {
  put('coffee-table', 0, 0, -3)
  const vase = put('vase', 0.1, 0.4, -3)
  expect(vase).toMatchObject({ lift: 0.4 })
  expect(collisions(design.items, sizes).size).toBe(0)
  dragTo(design, vase?.id ?? 0, at(1.2, 0, -2.4), sizes)
  expect(itemOf(design, vase?.id ?? 0)?.lift).toBeUndefined()
  liftTo(design, vase?.id ?? 0, 0.3)
  expect(itemOf(design, vase?.id ?? 0)?.lift).toBe(0.3)
  liftTo(design, vase?.id ?? 0, 99)
  expect(itemOf(design, vase?.id ?? 0)?.lift).toBe(5)
})

test('a rug lies under a table without being in its way', () => {
  put('rug', 0, 0, -3)
  put('coffee-table', 0, 0, -3)
  expect(collisions(design.items, sizes).size).toBe(0)
})

test('put by figures, an item stands where it is said to, and can be undone', () => {
  const item = addItem(design, { piece: 'sofa', look: 'sage', x: 1, z: -20, turn: 33, scale: 1 })
  expect(itemOf(design, item.id)).toEqual(item)
  undo(design)
  expect(design.items).toEqual([])
})

test('on the plan of a room of our own a mirror goes to the nearest wall and a vase onto the table', () => {
  design = createEmptyRoom({ width: 4, depth: 3, height: 2.6 })
  hold(design, { piece: 'mirror', look: '' })
  const mirror = placeInPlan(design, { x: 1.7, z: 0.2 }, sizes)
  expect(mirror).toMatchObject({ turn: 270, wall: 4 })
  expect(mirror?.x).toBeCloseTo(1.985)
  hold(design, { piece: 'coffee-table', look: '' })
  placeInPlan(design, { x: -0.5, z: 0 }, sizes)
  hold(design, { piece: 'vase', look: '' })
  expect(placeInPlan(design, { x: -0.4, z: 0.1 }, sizes)).toMatchObject({ lift: 0.4 })
  hold(design, { piece: 'sofa', look: '' })
  const sofa = placeInPlan(design, { x: 0, z: -1.4 }, sizes)
  // Flush with the back wall and not through it.
  expect(sofa?.z).toBeCloseTo(-1.04)
})
