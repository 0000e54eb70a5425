import { beforeEach, expect, test } from 'vitest'
import { isInside, type Point2 } from '../../../math/polygon.ts'
import { photo } from '../testing/samples.ts'
import { selectTool } from './adjust-camera.ts'
import { createDesign, type Design, holdPiece, select } from './design.ts'
import { redo, undo } from './history.ts'
import {
  addOccluderPoint,
  closeOccluder,
  maxOccluderPoints,
  maxOccluders,
  moveOccluderPoint,
  removeOccluder,
} from './occluders.ts'

const places = (...at: [number, number][]) => at.map(([x, y]) => ({ x, y }))
const square = places([100, 100], [300, 100], [300, 300], [100, 300])
let design: Design

beforeEach(() => {
  design = createDesign(photo)
  selectTool(design, 'occluder')
})

const add = (points = square) => {
  for (const point of points) addOccluderPoint(design, point)
}
const draw = () => {
  add()
  return closeOccluder(design)
}

test('an outline of three corners or more is closed, and hides what it encloses', () => {
  add(places([100, 100], [300, 100]))
  expect(closeOccluder(design)).toBeNull()
  expect(design.outline).toHaveLength(2)
  // Three in a row enclose nothing.
  add(places([500, 100]))
  expect(closeOccluder(design)).toBeNull()
  design.outline.pop()
  add(places([300, 300]))
  const occluder = closeOccluder(design)
  expect([occluder?.id, design.selectedOccluder, design.outline.length]).toEqual([1, 1, 0])
  const corners = (occluder?.points ?? []).map(({ x, y }): Point2 => [x, y])
  expect(isInside([280, 150], corners)).toBe(true)
  expect(isInside([120, 250], corners)).toBe(false)
})

test('corners stay within the photo, and there are no more than a hand can draw', () => {
  addOccluderPoint(design, { x: -50, y: 4000 })
  expect(design.outline).toEqual([{ x: 0, y: 1500 }])
  for (let at = 0; at < maxOccluderPoints + 10; at += 1)
    addOccluderPoint(design, { x: at, y: (at * 37) % 500 })
  expect(design.outline).toHaveLength(maxOccluderPoints)
  selectTool(design, 'occluder')
  for (let at = 0; at < maxOccluders; at += 1) draw()
  expect(draw()).toBeNull()
  expect(design.occluders).toHaveLength(maxOccluders)
})

test('occluders are removed, undone, redone and never get an id twice', () => {
  draw()
  draw()
  removeOccluder(design, 1)
  removeOccluder(design, 9)
  const ids = () => design.occluders.map(({ id }) => id)
  expect(ids()).toEqual([2])
  undo(design)
  expect(ids()).toEqual([1, 2])
  redo(design)
  expect(draw()?.id).toBe(3)
  moveOccluderPoint(design, 3, 0, { x: 7, y: 8 })
  expect(design.occluders[1]?.points[0]).toEqual({ x: 7, y: 8 })
  for (let step = 0; step < 4; step += 1) undo(design)
  expect([design.occluders.length, design.selectedOccluder]).toEqual([0, null])
})

test('a tool that is put down takes its half-drawn outline with it', () => {
  for (const take of [
    () => selectTool(design, null),
    () => holdPiece(design, { piece: 'sofa', variant: 'sage' }),
    () => select(design, 1),
  ]) {
    selectTool(design, 'occluder')
    addOccluderPoint(design, { x: 5, y: 5 })
    take()
    expect([design.outline.length, design.tool, design.selectedOccluder]).toEqual([0, null, null])
  }
})
