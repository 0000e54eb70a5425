import { expect, test } from 'vitest'
import { liftTo, scaleTo, turnBy } from './actions.ts'
import { openCover } from './covers.ts'
import { createDesign, hold } from './design.ts'
import { createEmptyRoom } from './empty-room.ts'
import { undo } from './history.ts'
import type { Item, PieceSize } from './item.ts'
import { spotAt } from './spot.ts'
import { takeTool, takeYardstick } from './tool.ts'
import { walk } from './visitor.ts'
import { addWallAt, moveWall, toggleDrawing } from './wall-actions.ts'

const photo = { width: 2000, height: 1500 }
const size: PieceSize = { width: 0.4, depth: 0.4, height: 0.5 }
const item = (over: Partial<Item> = {}): Item => ({
  id: 1,
  piece: 'vase',
  look: '',
  x: 0,
  z: 0,
  turn: 0,
  scale: 1,
  ...over,
})

test.each(['floor', 'surface', 'ceiling', 'wall'] as const)(
  'whatever of a room of our own is pressed, a piece for the %s stays between its walls',
  (mount) => {
    const design = createEmptyRoom()
    const { width = 0, depth = 0, height = 0 } = design.room ?? {}
    let found = 0
    for (let x = 20; x < design.photo.width; x += 45) {
      for (let y = 10; y < design.photo.height; y += 45) {
        const spot = spotAt(design, { size: { ...size, mount }, scale: 1 }, { x, y }, {})
        if (!spot) continue
        found += 1
        expect(Math.abs(spot.x)).toBeLessThanOrEqual(width / 2)
        expect(Math.abs(spot.z)).toBeLessThanOrEqual(depth / 2)
        expect(spot.lift + size.height).toBeLessThanOrEqual(height + 1e-9)
      }
    }
    expect(found).toBeGreaterThan(100)
  },
)

test('a wall that is drawn and a tool never are in the hand together', () => {
  const design = createDesign(photo)
  takeTool(design, 'horizon')
  toggleDrawing(design)
  expect([design.tool, design.drawing]).toEqual([null, { from: null }])
  takeTool(design, 'cover')
  expect([design.tool, design.drawing]).toEqual(['cover', null])
  toggleDrawing(design)
  openCover(design, 1)
  expect([design.tool, design.drawing]).toEqual(['cover', null])
})

test('a wall is drawn with a piece in the hand, which is there to be hung on it', () => {
  const design = createDesign(photo)
  hold(design, { piece: 'mirror', look: 'natural' })
  toggleDrawing(design)
  toggleDrawing(design)
  expect([design.held?.piece, design.drawing]).toEqual(['mirror', null])
})

test('undoing in a room of our own leaves its visitor where they have walked to', () => {
  const design = createEmptyRoom()
  addWallAt(design, 'back')
  walk(design, 0, 0.5)
  const { x, z } = design.camera
  expect(undo(design)).toBe(true)
  expect(design.walls).toHaveLength(4)
  expect(design.camera).toMatchObject({ x, z })
})

test('undoing the laying of a yardstick puts its tool down', () => {
  const design = createDesign(photo)
  takeYardstick(design, 'door')
  expect(design.tool).toBe('scale')
  undo(design)
  expect([design.yardstick, design.tool]).toEqual([null, null])
})

test('all touches of one slider are one step', () => {
  const design = createDesign(photo)
  design.items = [item({ lift: 1 })]
  addWallAt(design, 'back')
  const [wall] = design.walls
  for (let step = 1; step <= 70; step += 1) {
    moveWall(design, wall?.id ?? 0, 4 - step * 0.02)
  }
  expect(design.past).toHaveLength(2)
  for (let step = 1; step <= 70; step += 1) liftTo(design, 1, 1 + step * 0.01)
  for (let step = 1; step <= 70; step += 1) turnBy(design, 1, 5, 'turn 1')
  for (let step = 1; step <= 20; step += 1) scaleTo(design, 1, 1 + step * 0.1, 'scale 1')
  expect(design.past).toHaveLength(5)
  for (let step = 1; step <= 5; step += 1) undo(design)
  expect(design.walls).toEqual([])
  expect(design.items).toEqual([item({ lift: 1 })])
})
