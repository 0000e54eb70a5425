import { beforeEach, expect, test } from 'vitest'
import { selectTool } from '../model/design/adjust-camera.ts'
import { createDesign, type Design, holdPiece, itemOf } from '../model/design/design.ts'
import { placeInMiddle } from '../model/design/edit-items.ts'
import { toggleDrawing } from '../model/design/edit-walls.ts'
import { createEmptyRoom } from '../model/design/empty-room.ts'
import { handleFrameKey } from './frame-keys.ts'

let design: Design

const press = (key: string, over: { shiftKey?: boolean; ctrlKey?: boolean } = {}) =>
  handleFrameKey(design, {
    key,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...over,
  })
const item = () => itemOf(design, design.selected)

beforeEach(() => {
  design = createDesign({ width: 2000, height: 1500 })
  holdPiece(design, { piece: 'sofa', variant: 'sage' })
})

test('a held piece is placed by Enter and put back by Escape', () => {
  expect(press('ArrowLeft')).toBe(false)
  expect(press('Escape')).toBe(true)
  expect(design.held).toBeNull()
  holdPiece(design, { piece: 'sofa', variant: 'sage' })
  expect(press('Enter')).toBe(true)
  expect(design.items).toHaveLength(1)
  expect(item()?.x).toBeCloseTo(0)
})

test('the selected piece is moved, turned, scaled and removed', () => {
  placeInMiddle(design)
  const { x = 0, z = 0 } = item() ?? {}
  press('ArrowRight')
  press('ArrowUp', { shiftKey: true })
  expect(item()).toMatchObject({ x: expect.closeTo(x + 0.1), z: expect.closeTo(z - 0.01) })
  press('r')
  press(']')
  expect(item()?.turn).toBe(85)
  press('R', { shiftKey: true })
  expect(item()?.turn).toBe(355)
  press('+')
  expect(item()?.scale).toBe(1.1)
  press('-')
  press('-')
  expect(item()?.scale).toBe(0.9)
  press('Delete')
  expect(design.items).toHaveLength(0)
  expect(press('ArrowLeft')).toBe(false)
})

test('steps are taken back and done again, and other keys stay the browser’s', () => {
  placeInMiddle(design)
  press('r')
  expect(press('z', { ctrlKey: true })).toBe(true)
  expect(itemOf(design, 1)?.turn).toBe(0)
  expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe(true)
  expect(itemOf(design, 1)?.turn).toBe(90)
  press('z', { ctrlKey: true })
  expect(press('y', { ctrlKey: true })).toBe(true)
  expect(press('y', { ctrlKey: true })).toBe(false)
  expect(press('r', { ctrlKey: true })).toBe(false)
  expect(press('Tab')).toBe(false)
})

test('Escape puts down what is in the hand, one after the other, and then chooses nothing', () => {
  placeInMiddle(design)
  expect(press('Escape')).toBe(true)
  expect(design.selected).toBeNull()
  holdPiece(design, { piece: 'sofa', variant: 'sage' })
  press('Escape')
  expect(design.held).toBeNull()
  toggleDrawing(design)
  press('Escape')
  expect(design.drawing).toBeNull()
  selectTool(design, 'occluder')
  design.outline = [{ x: 1, y: 1 }]
  press('Escape')
  expect([design.outline, design.tool]).toEqual([[], 'occluder'])
  press('Escape')
  expect(design.tool).toBeNull()
  expect(press('Escape')).toBe(false)
})

test('in a room of our own arrows walk ahead and turn the head, to the right with the right one', () => {
  design = createEmptyRoom()
  Object.assign(design.camera, { x: 0, z: 0, yaw: 0, tilt: 0 })
  expect(press('ArrowUp')).toBe(true)
  expect(design.camera).toMatchObject({ x: expect.closeTo(0), z: -0.25 })
  press('ArrowRight')
  expect(design.camera.yaw).toBeLessThan(0)
  press('ArrowUp', { shiftKey: true })
  expect(design.camera.tilt).toBeGreaterThan(0)
})
