import { beforeEach, expect, test } from 'vitest'
import { anglesOf, changeLevel, fromUpright, vectorOf } from '../camera/angles.ts'
import { anglesToFloor, distanceBetween } from '../camera/floor.ts'
import { setHeight, setNorth } from '../document/rooms.ts'
import type { Angles } from '../document/tour-document.ts'
import {
  createSessionState,
  currentRoom,
  resetSession,
  type SessionState,
  undoStep,
} from '../session.ts'
import { inPicture, polygonOf, sampleHome } from '../testing/sample-home.ts'
import { addEdgePoint, applyLevel, undoLevel } from './level.ts'
import { addFloorPoint, calibrateHeight, clearHeight, measuredLength } from './measure.ts'
import { createToolState, markNorth, selectTool, type ToolState } from './tool-state.ts'

let desk: SessionState
let tooling: ToolState

const room = () => {
  const found = currentRoom(desk)
  if (!found) throw new Error('no room')
  return found
}

beforeEach(() => {
  desk = createSessionState('home')
  resetSession(desk, 'home', setNorth(setHeight(sampleHome(), 'hall', null), 'hall', null))
  desk.currentRoomId = 'hall'
  tooling = createToolState()
})

test('north is where one looks, in one step, and goes again', () => {
  markNorth(desk, tooling, 37)
  expect([room().north, tooling.announcement]).toEqual([37, { code: 'North' }])
  markNorth(desk, tooling, null)
  expect([room().north, tooling.announcement]).toEqual([null, { code: 'NorthGone' }])
  undoStep(desk)
  expect(room().north).toBe(37)
  undoStep(desk)
  expect(room().north).toBeNull()
})

const held = { pitch: expect.closeTo(3, 9), roll: expect.closeTo(-5, 9) }
const level = { pitch: 3, roll: -5 }
/** A door frame in the picture as it was taken by a camera that was held so. */
const frame = (yaw: number) =>
  [-25, 20].map((pitch) => anglesOf(fromUpright(vectorOf({ yaw, pitch }), level)))
const press = (...ends: Angles[]) => {
  for (const at of ends) addEdgePoint(desk, tooling, at)
}
const seen = (yaw: number) =>
  frame(yaw).map((at) => changeLevel(at, { pitch: 0, roll: 0 }, room().level ?? level))

test('two edges put the picture upright, and say by how much', () => {
  press(...frame(10), ...frame(95))
  expect([room().level, tooling.points]).toEqual([held, []])
  expect(tooling.announcement).toEqual({
    code: 'Level',
    degrees: expect.closeTo(Math.hypot(3, 5), 1),
  })
  undoLevel(desk, tooling)
  expect([room().level, tooling.announcement]).toEqual([null, { code: 'LevelUndone' }])
  // Where nothing is turned there is nothing to undo, and nothing to level by.
  const before = desk.history
  undoLevel(desk, tooling)
  applyLevel(desk, tooling)
  expect(desk.history).toBe(before)
  undoStep(desk)
  expect(room().level).toEqual(held)
})

test('one edge waits to be told; a picture nearly upright is levelled from what is seen of it', () => {
  press(...frame(10))
  expect(room().level).toBeNull()
  applyLevel(desk, tooling)
  const [low, high] = seen(10)
  expect(low?.yaw).toBeCloseTo(high?.yaw ?? Number.NaN, 9)
  press(...seen(30), ...seen(120))
  expect(room().level).toEqual(held)
})

test('an edge that is none is said, and taken away alone', () => {
  const refused = (code: string, points: Angles[], ...ends: Angles[]) => {
    press(...ends)
    expect([tooling.announcement, tooling.points, room().level]).toEqual([{ code }, points, null])
  }
  const from = { yaw: 0, pitch: 0 }
  refused('Short', [], from, { yaw: 0.5, pitch: 0.5 })
  refused('Lying', [], from, { yaw: 40, pitch: 0 })
  refused('Steep', [], from, { yaw: 40, pitch: 20 })
  refused('Parallel', frame(10), ...frame(10), ...frame(11))
  refused('Short', frame(10), { yaw: 80, pitch: 0 }, { yaw: 80, pitch: 1 })
  press(...frame(95))
  expect(room().level).toEqual(held)
})

const [a = [0, -1], b = [1, -1]] = polygonOf('hall').map((corner) => inPicture('hall', corner))
const [one, other] = [anglesToFloor(a, 1.5), anglesToFloor(b, 1.5)]

test('two places give a wall its length; a known one sets the height of the camera, and all follows', () => {
  addFloorPoint(tooling, one)
  expect(measuredLength(tooling, room())).toBeUndefined()
  addFloorPoint(tooling, other)
  expect(measuredLength(tooling, room())?.length).toBeCloseTo(distanceBetween(a, b), 9)
  calibrateHeight(desk, tooling, 2 * distanceBetween(a, b))
  expect(tooling.announcement).toEqual({ code: 'Height', height: expect.closeTo(3, 9) })
  expect(room().height).toBeCloseTo(3, 9)
  expect(measuredLength(tooling, room())?.length).toBeCloseTo(2 * distanceBetween(a, b), 9)
  clearHeight(desk, tooling)
  expect([room().height, tooling.announcement]).toEqual([null, { code: 'HeightGone' }])
  // A third place begins anew, and another tool forgets it.
  addFloorPoint(tooling, one)
  expect(tooling.points).toEqual([one])
  selectTool(tooling, 'level')
  expect(tooling).toMatchObject({ tool: 'level', points: [] })
})

test('what is not on the floor, one place twice, or an impossible length is said', () => {
  addFloorPoint(tooling, { yaw: 0, pitch: 1 })
  expect([tooling.announcement, tooling.points]).toEqual([{ code: 'Horizon' }, []])
  addFloorPoint(tooling, one)
  addFloorPoint(tooling, one)
  expect([tooling.announcement, tooling.points]).toEqual([{ code: 'Together' }, [one]])
  addFloorPoint(tooling, other)
  calibrateHeight(desk, tooling, 5000)
  expect([tooling.announcement?.code, room().height]).toEqual(['Impossible', null])
})
