import { expect, test } from 'vitest'
import { radians } from '../../../math/angle.ts'
import { floorAt, type RoomCamera } from '../camera.ts'
import { cameras, itemOf, photo, seen } from '../testing/samples.ts'
import {
  adjustCamera,
  measureCameraHeight,
  moveReferenceEnd,
  selectTool,
  setReferenceLength,
  setScaleReference,
} from './adjust-camera.ts'
import { createDesign } from './design.ts'
import { liftItemTo, scaleItemTo, turnItemBy } from './edit-items.ts'
import { addWallAt, moveWall, toggleDrawing } from './edit-walls.ts'
import { createEmptyRoom, walkInRoom } from './empty-room.ts'
import { recordUndoStep, undo } from './history.ts'
import {
  cameraHeightFromReference,
  isUpright,
  type ScaleReference,
  type ScaleReferenceKind,
} from './scale-reference.ts'

/** A scale reference as a camera sees it that stands or lies at a place of the floor. */
function laid(camera: RoomCamera, kind: ScaleReferenceKind, length: number): ScaleReference {
  const from = { x: 900, y: 1300 }
  const foot = floorAt(camera, photo, from)
  if (!foot) throw new Error('no floor')
  const to = isUpright(kind)
    ? seen(camera, [foot.x, length, foot.z])
    : seen(camera, [foot.x + 0.6 * length, 0, foot.z - 0.8 * length])
  return { kind, length, from, to, laid: true }
}

test.each([
  ['door', 2.03],
  ['sheet', 0.297],
  ['upright', 0.75],
  ['floor', 1.6],
] as const)('the height of a camera follows from a %s', (kind, length) => {
  for (const camera of cameras(40, 21)) {
    const found = cameraHeightFromReference(
      { ...camera, height: 1.5 },
      photo,
      laid(camera, kind, length),
    )
    expect(found).toEqual({ height: expect.closeTo(camera.height, 6) })
  }
})

const [camera] = cameras(1, 21) as [RoomCamera]
const door = laid(camera, 'door', 2.03)

test.each([
  ['Length', { length: null }],
  ['Length', { length: 0 }],
  ['Horizon', { from: { x: 900, y: 20 } }],
  ['Horizon', { kind: 'sheet' as const, length: 0.297, to: { x: 900, y: 20 } }],
  ['Short', { to: { x: door.from.x + 2, y: door.from.y - 3 } }],
  ['Range', { length: 9 }],
] as const)('what tells no height says why: %s for %j', (fault, change) => {
  expect(cameraHeightFromReference(camera, photo, { ...door, ...change })).toMatchObject({ fault })
})

test('a design takes the height over, follows it when the camera is turned, and takes it back', () => {
  const design = createDesign(photo)
  design.camera = { ...camera, height: 1.5 }
  setScaleReference(design, 'door')
  expect([design.tool, design.heightBy, design.camera.height]).toEqual(['scale', 'assumed', 1.5])
  design.scaleReference = door
  expect([measureCameraHeight(design), design.heightBy]).toEqual([true, 'door'])
  expect(design.camera.height).toBeCloseTo(camera.height)
  const before = design.camera.height
  adjustCamera(design, { tilt: camera.tilt - radians(3) })
  expect(design.camera.height).not.toBeCloseTo(before)
  adjustCamera(design, { height: 1.2 })
  adjustCamera(design, { tilt: camera.tilt })
  expect([design.heightBy, design.camera.height]).toEqual(['hand', 1.2])
  setScaleReference(design, null)
  expect([design.scaleReference, design.tool, measureCameraHeight(design)]).toEqual([
    null,
    null,
    false,
  ])
  expect(undo(design)).toBe(true)
  expect(design.scaleReference).not.toBeNull()
})

test('a length that is told before it is laid changes nothing, afterwards the height follows it', () => {
  const design = createDesign(photo)
  setScaleReference(design, 'floor')
  setReferenceLength(design, 2)
  expect(design.camera.height).toBe(1.5)
  const { from, to } = design.scaleReference ?? door
  moveReferenceEnd(design, 'from', from)
  expect(design.camera.height).toBeCloseTo(1.5)
  setReferenceLength(design, 1)
  const half = ['floor', expect.closeTo(0.75)]
  expect([design.heightBy, design.camera.height]).toEqual(half)
  // What tells no height leaves that of before the step, however far the drag has been.
  recordUndoStep(design)
  moveReferenceEnd(design, 'to', { x: to.x + 80, y: to.y })
  expect(design.camera.height).not.toBeCloseTo(0.75)
  moveReferenceEnd(design, 'to', { x: to.x, y: 10 })
  expect([design.heightBy, design.camera.height]).toEqual(half)
  setScaleReference(design, null)
  expect(design.heightBy).toBe('hand')
})

test('a wall that is drawn and a tool never are in the hand together', () => {
  const design = createDesign(photo)
  selectTool(design, 'horizon')
  toggleDrawing(design)
  expect([design.tool, design.drawing]).toEqual([null, { from: null }])
  selectTool(design, 'occluder')
  expect([design.tool, design.drawing]).toEqual(['occluder', null])
})

test('undoing in a room of our own leaves its visitor where they have walked to', () => {
  const design = createEmptyRoom()
  addWallAt(design, 'back')
  walkInRoom(design, 0, 0.5)
  const { x, z } = design.camera
  expect(undo(design)).toBe(true)
  expect(design.walls).toHaveLength(4)
  expect(design.camera).toMatchObject({ x, z })
})

test('all touches of one slider are one step', () => {
  const design = createDesign(photo)
  design.items = [itemOf({ lift: 1 })]
  const { id = 0 } = addWallAt(design, 'back') ?? {}
  for (let step = 1; step <= 20; step += 1) {
    moveWall(design, id, 4 - step * 0.02)
  }
  expect(design.past).toHaveLength(2)
  for (let step = 1; step <= 20; step += 1) liftItemTo(design, 1, 1 + step * 0.01)
  for (let step = 1; step <= 20; step += 1) turnItemBy(design, 1, 5, 'turn 1')
  for (let step = 1; step <= 20; step += 1) scaleItemTo(design, 1, 1 + step * 0.1, 'scale 1')
  for (let step = 1; step <= 5; step += 1) expect(undo(design)).toBe(true)
  expect([undo(design), design.walls, design.items]).toEqual([false, [], [itemOf({ lift: 1 })]])
})
