import { expect, test } from 'vitest'
import { liftTo, scaleTo, turnBy } from './actions.ts'
import { openCover } from './covers.ts'
import { createDesign, hold } from './design.ts'
import { createEmptyRoom } from './empty-room.ts'
import { undo } from './history.ts'
import { itemOf, photo } from './testing/samples.ts'
import { takeTool, takeYardstick } from './tool.ts'
import { walk } from './visitor.ts'
import { addWallAt, moveWall, toggleDrawing } from './wall-actions.ts'

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
  design.items = [itemOf({ lift: 1 })]
  const { id = 0 } = addWallAt(design, 'back') ?? {}
  for (let step = 1; step <= 20; step += 1) {
    moveWall(design, id, 4 - step * 0.02)
  }
  expect(design.past).toHaveLength(2)
  for (let step = 1; step <= 20; step += 1) liftTo(design, 1, 1 + step * 0.01)
  for (let step = 1; step <= 20; step += 1) turnBy(design, 1, 5, 'turn 1')
  for (let step = 1; step <= 20; step += 1) scaleTo(design, 1, 1 + step * 0.1, 'scale 1')
  for (let step = 1; step <= 5; step += 1) expect(undo(design)).toBe(true)
  expect([undo(design), design.walls, design.items]).toEqual([false, [], [itemOf({ lift: 1 })]])
})
