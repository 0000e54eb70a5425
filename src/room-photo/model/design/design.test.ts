import { beforeEach, expect, test } from 'vitest'
import { radians } from '../../../math/angle.ts'
import { createRandom } from '../../../math/random.ts'
import { maxUndoSteps } from '../../../projects/undo-history.ts'
import { seesFloor } from '../camera.ts'
import { photo } from '../testing/samples.ts'
import { adjustCamera, adjustCameraBySlider } from './adjust-camera.ts'
import { createDesign, type Design, holdPiece, itemOf, setCameraEstimate } from './design.ts'
import {
  duplicateItem,
  maxItems,
  moveItemBy,
  moveItemTo,
  placeHeldPiece,
  placeInMiddle,
  removeAllItems,
  removeItem,
  scaleItemTo,
  turnItemBy,
} from './edit-items.ts'
import { endStep, recordUndoStep, redo, undo } from './history.ts'

const sofa = { piece: 'sofa', variant: 'sage' }
const floor = { x: 1000, y: 1300 }
let design: Design

beforeEach(() => {
  design = createDesign(photo)
})

function put(at = floor) {
  holdPiece(design, sofa)
  const item = placeHeldPiece(design, at)
  if (!item) throw new Error('not placed')
  return item.id
}

test('a held piece is put on the floor once, turned by 0 and true to size; above the horizon it is still held', () => {
  expect(placeHeldPiece(design, floor)).toBeNull()
  const id = put()
  expect([design.held, design.selected]).toEqual([null, id])
  expect(itemOf(design, id)).toMatchObject({ ...sofa, turn: 0, scale: 1 })
  expect(placeHeldPiece(design, floor)).toBeNull()
  holdPiece(design, sofa)
  expect(placeHeldPiece(design, { x: 1000, y: 20 })).toBeNull()
  expect(design.held).toEqual(sofa)
  expect(placeInMiddle(design)).not.toBeNull()
})

test('a room takes so many pieces and no more', () => {
  for (let count = 0; count < maxItems; count += 1) put()
  holdPiece(design, sofa)
  expect(placeHeldPiece(design, floor)).toBeNull()
  expect(duplicateItem(design, 1)).toBeNull()
  expect(design.items).toHaveLength(maxItems)
})

test('turns go round, scales stop at their ends and say so', () => {
  const id = put()
  for (const turn of [90, 180, 270, 0]) {
    turnItemBy(design, id, 90)
    expect(itemOf(design, id)?.turn).toBe(turn)
  }
  expect([scaleItemTo(design, id, 0.1), itemOf(design, id)?.scale]).toEqual([true, 0.2])
  expect(scaleItemTo(design, id, 0.1)).toBe(false)
  expect([scaleItemTo(design, id, 9), itemOf(design, id)?.scale]).toEqual([true, 5])
})

test('what is removed gives the selection on, and all can be cleared at once', () => {
  const [a, b, c] = [put(), put(), put()]
  removeItem(design, b)
  expect(design.selected).toBe(c)
  removeItem(design, c)
  expect(design.selected).toBe(a)
  put()
  removeAllItems(design)
  expect([design.items.length, design.selected]).toEqual([0, null])
  undo(design)
  expect(design.items).toHaveLength(2)
})

test('any row of steps can be taken back and done again, as far as is remembered', () => {
  const random = createRandom(3)
  const state = () => JSON.stringify(design.items)
  const states = [state()]
  for (let step = 0; step < maxUndoSteps + 20; step += 1) {
    const id = design.items[Math.floor(random() * design.items.length)]?.id ?? 0
    const choice = Math.floor(random() * 6)
    const [before, last] = [design.past.length, design.past.at(-1)]
    if (design.items.length === 0 || choice < 2)
      put({ x: 400 + random() * 1200, y: 1250 + random() * 200 })
    else if (choice === 2) moveItemBy(design, id, { right: random() - 0.5, ahead: random() - 0.5 })
    else if (choice === 3) turnItemBy(design, id, 15)
    else if (choice === 4) scaleItemTo(design, id, 0.3 + random() * 4)
    else removeItem(design, id)
    for (const item of design.items) expect(seesFloor(design.camera, photo, item)).toBe(true)
    if (design.past.length > before || design.past.at(-1) !== last) states.push(state())
  }
  const kept = states.slice(-maxUndoSteps - 1)
  for (const [step, rest] of [
    [undo, kept.slice(0, -1).reverse()],
    [redo, kept.slice(1)],
  ] as const) {
    for (const expected of rest) {
      expect(step(design)).toBe(true)
      expect(state()).toBe(expected)
    }
    expect(step(design)).toBe(false)
  }
})

test('a new step gives up what was undone', () => {
  const id = put()
  turnItemBy(design, id, 90)
  undo(design)
  turnItemBy(design, id, 45)
  expect(redo(design)).toBe(false)
  expect(itemOf(design, id)?.turn).toBe(45)
  // An item that is gone is not selected.
  while (undo(design));
  expect(design.selected).toBeNull()
})

test('a press that moved nothing is no step, and two drags of one slider are two', () => {
  const id = put()
  recordUndoStep(design)
  endStep(design)
  expect(design.past).toHaveLength(1)
  recordUndoStep(design)
  moveItemTo(design, id, { x: 0.1, z: -3 })
  endStep(design)
  expect(design.past).toHaveLength(2)
  undo(design)
  recordUndoStep(design)
  endStep(design)
  expect(redo(design)).toBe(true)
  for (const tilt of [-0.1, -0.2]) adjustCameraBySlider(design, 'tilt', tilt)
  endStep(design)
  adjustCameraBySlider(design, 'tilt', -0.3)
  undo(design)
  expect(design.camera.tilt).toBe(-0.2)
})

test('a poor camera estimate shows the grid; one set by hand counts as set', () => {
  setCameraEstimate(design, { ...design.camera, tilt: radians(-5) }, 'good')
  expect(design).toMatchObject({ grid: false, confidence: 'good' })
  setCameraEstimate(design, design.camera, 'poor')
  expect(design.grid).toBe(true)
  adjustCamera(design, { height: 1.2 })
  expect(design).toMatchObject({ confidence: 'set', camera: { height: 1.2 } })
})
